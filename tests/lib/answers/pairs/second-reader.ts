const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const plain: readonly (readonly [RegExp, string])[] = [
  [/[⁰¹²³⁴-⁹]+/g, ''],
  [/½/g, '(1/2)'],
  [/¼/g, '(1/4)'],
  [/¾/g, '(3/4)'],
  [/×/g, '*'],
  [/°/g, ''],
]

const tokensOf = (text: string): readonly string[] =>
  plain
    .reduce(
      (out, [from, to]) =>
        out.replace(from, (run) =>
          to === '' && run !== '°' ? `^${[...run].map((c) => raised.indexOf(c)).join('')}` : to,
        ),
      text,
    )
    .match(/\d+(?:\.\d+)?|cosec|sin|cos|tan|sec|cot|abs|\p{L}(?:_\w)?|\S/gu) ?? []

const functions: Readonly<Record<string, string>> = {
  cosec: 'csc',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sec: 'sec',
  cot: 'cot',
}

/** Another reader of the same grammar, as text for mathjs with every product written out. */
export function forMathjs(text: string): string {
  const tokens = tokensOf(text)
  let at = 0
  let bars = 0
  const passes = (token: string): boolean => tokens[at] === token && ++at > 0

  function sum(): string {
    let total = product()
    for (;;) {
      const sign = tokens[at]
      if (sign !== '+' && sign !== '-') return total
      at++
      total = `(${total} ${sign} ${product()})`
    }
  }

  function product(): string {
    let total = signed()
    for (;;) {
      const sign = tokens[at] ?? ''
      if (sign === '*' || sign === '/') at++
      else if (sign === '' || /[-+)=^]/.test(sign) || (sign === '|' && bars > 0)) return total
      total = `(${total} ${sign === '/' ? '/' : '*'} ${signed()})`
    }
  }

  const signed = (): string => (passes('-') ? `(-${signed()})` : power(operand()))
  const power = (base: string): string => (passes('^') ? `(${base})^(${passes('-') ? '-' : ''}${operand()})` : base)

  function closed(sign: string): string {
    const outside = bars
    bars = sign === '|' ? 1 : 0
    const inside = sum()
    bars = outside
    if (!passes(sign)) throw new Error(`${text}: ${sign} is missing at ${at}`)
    return inside
  }

  function operand(): string {
    const token = tokens[at++] ?? ''
    if (token === '(') return `(${closed(')')})`
    if (token === '|') return `abs(${closed('|')})`
    if (token === '√') return `sqrt(${operand()})`
    if (token === '∛') return `cbrt(${operand()})`
    if (token === 'abs') return `abs(${operand()})`
    if (token === 'π') return 'pi'
    const name = functions[token]
    if (name === undefined) return token
    const by = passes('^') ? `^(${operand()})` : ''
    return `(${name}((${angle()}) deg)${by})`
  }

  function angle(): string {
    let of = operand()
    while (/^(?:\p{L}|\d+)$/u.test(tokens[at] ?? '') && tokens[at - 1] !== ')') of = `${of} * ${operand()}`
    return of
  }

  const read = sum()
  if (at < tokens.length) throw new Error(`${text}: read up to ${at}`)
  return read
}
