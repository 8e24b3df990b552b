/** A row of signs with a space at either end of each. */
export type Signs = string

const classes: Readonly<Record<string, string>> = {
  '#': '(#\\d+)',
  '^': '(\\^\\d+)',
  U: '(U\\d+)',
  Ut: '(U\\d+t)',
  Uf: '(U\\d+f)',
  Ux: '(U\\d+[tf]?)',
  P: '(P\\d+)',
  A: '(A\\d+)',
  G: '(G\\d+)',
  K: '(K\\d+)',
  L: '(L\\d+)',
  Q: '(Q\\d+)',
  R: '(R\\d+)',
  T: '(T\\d+)',
  F: '(F\\d+)',
  PA: '([PA]\\d+)',
  UPA: '([UPA]\\d+)',
  X: '([UPA]\\d+[tf]?)',
  '.': '\\.',
}

const known = new Map<string, RegExp>()

/** Signs with a space between; `a|b` one of them, `a?` such as may be missing; `#`, `^` and capitals are captured. */
function compiled(pattern: string): RegExp {
  const made =
    known.get(pattern) ??
    new RegExp(
      `(?<= )${pattern
        .split(' ')
        .map((piece) => {
          const optional = piece.endsWith('?')
          const own = optional ? piece.slice(0, -1) : piece
          const one = classes[own] ?? `(?:${own})`
          return optional ? `(?:${one} )?` : `${one} `
        })
        .join('')}`,
      'g',
    )
  known.set(pattern, made)
  return made
}

type Act = (...captured: readonly string[]) => string | null

/** Replaces each place where a pattern fits by what `act` gives for it, '' for nothing; null leaves it as it is. */
export const rewritten = (signs: Signs, patterns: readonly string[], act: Act): Signs =>
  patterns.reduce(
    (all, pattern) =>
      all.replace(compiled(pattern), (whole: string, ...captured: readonly unknown[]) => {
        // behind what is captured stand the place and the whole
        const put = act(...captured.slice(0, -2).map((one) => (typeof one === 'string' ? one : '')))
        return put === null ? whole : put === '' ? '' : `${put} `
      }),
    signs,
  )
