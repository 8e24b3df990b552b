const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ', , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'.split(', ').map((word) => word.trim())

/** A whole number below 100,000 in words. */
export function inWords(n: number): string {
  if (n < 20) return small[n] ?? ''
  if (n < 100) return [tens[Math.floor(n / 10)] ?? '', ...(n % 10 === 0 ? [] : [small[n % 10] ?? ''])].join(' ')
  const [unit, name] = n < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = n % unit
  const joint = rest < 100 ? ' and ' : ' '
  return `${inWords(Math.floor(n / unit))} ${name}${rest === 0 ? '' : `${joint}${inWords(rest)}`}`
}
