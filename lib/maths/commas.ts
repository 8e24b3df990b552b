/** "1{,}25{,}000" for a formula: the Indian commas, from 10,000 on. */
export function commasTex(value: number): string {
  if (Math.abs(value) < 10_000) return `${value}`
  return `${value}`.replace(/\d+/, (whole) => whole.replace(/(\d)(?=(?:\d\d)*\d{3}$)/g, '$1{,}'))
}
