/**
 * What is said of a figure, a fact a string: 'on D BC' (D lies between B and C), 'par AB CD', 'perp AB CD', 'sim ABC DEF', 'cong ABC DEF',
 * 'eq 2 AB AB = CD EF' (segments, '<ABC' angles in degrees, '#ABC' areas), 'tan A P' (the line AP touches the circle at A), 'cir A' (A lies on
 * the circle), 'dia AB', 'centre O', 'about ABCD' (its sides touch the circle), 'inside O ABC', 'trap ABCD', 'pgram ABCD', 'quad ABCD'.
 */
export type Fact = string

const pairs = (name: string): readonly (readonly [string, string])[] =>
  [...name].map((letter, at) => [letter, name[(at + 1) % name.length] ?? ''] as const)

/** A short way to say several facts as these: 'alt AD BC', 'median AD BC', 'mid D BC', 'meet AB CD O', 'angle ABC DEF', 'prop AB CD = EF GH', 'right ABC'. */
export function expanded(fact: string): readonly Fact[] {
  const [kind = '', one = '', two = '', three = ''] = fact.split(' ')
  const [a = '', b = '', c = ''] = one
  switch (kind) {
    case 'alt':
      return [`on ${b} ${two}`, `perp ${one} ${two}`]
    case 'median':
      return expanded(`mid ${b} ${two}`)
    case 'mid':
      return [`on ${one.at(-1) ?? ''} ${two}`, `eq ${two.charAt(0)}${one} = ${one}${two.charAt(1)}`]
    case 'meet':
      return [`on ${three} ${one}`, `on ${three} ${two}`]
    case 'angle':
      return [`eq <${one} = <${two}`]
    case 'prop':
      return [`eq ${fact.slice(5)}`]
    case 'recip':
      return [`eq ${two} ${three} + ${one} ${three} = ${one} ${two}`]
    case 'right':
      return [`perp ${b}${a} ${b}${c}`]
    case 'equil':
      return [`eq ${a}${b} = ${b}${c}`, `eq ${a}${b} = ${a}${c}`]
    default:
      return [fact]
  }
}

/** What follows at once from a similarity or a congruence: the angles, and the sides. */
export function consequences(fact: Fact): readonly Fact[] {
  const [kind, one = '', two = ''] = fact.split(' ')
  if (kind === 'equil') {
    const [a = '', b = '', c = ''] = one
    return [`<${a}${b}${c}`, `<${b}${c}${a}`, `<${c}${a}${b}`].map((angle) => `eq ${angle} = 60`)
  }
  if (kind !== 'sim' && kind !== 'cong') return []
  const corners = pairs(one).map((_, at) => {
    const turned = (name: string) => `${name.charAt((at + 2) % 3)}${name.charAt(at)}${name.charAt((at + 1) % 3)}`
    return `eq <${turned(one)} = <${turned(two)}`
  })
  const [mine, theirs] = [pairs(one).map((side) => side.join('')), pairs(two).map((side) => side.join(''))]
  const sides = mine.flatMap((side, at) => {
    const next = (at + 1) % 3
    return kind === 'cong'
      ? [`eq ${side} = ${theirs[at] ?? ''}`]
      : [`eq ${side} ${theirs[next] ?? ''} = ${mine[next] ?? ''} ${theirs[at] ?? ''}`]
  })
  return [...corners, ...sides]
}
