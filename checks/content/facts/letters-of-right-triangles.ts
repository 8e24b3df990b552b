import { inPlainWords } from './in-plain-words'

/** The formulas in which the hypotenuse of a right triangle stands apart from the two other sides. */
const formulas = [
  /r = \\[dt]?frac\{([a-z]) \+ ([a-z]) - ([a-z])\}\{2\}/,
  /r = \\[dt]?frac\{1\}\{2\} ?\(([a-z]) \+ ([a-z]) - ([a-z])\)/,
  /(?<![+-] ?)\b([a-z])\^2 \+ ([a-z])\^2 = ([a-z])\^2(?! ?[+-])/,
]

const called = String.raw`(?: is| are| being| as| denotes?| stands? for|,)?`
const small = String.raw`(?:the |a |one of the |both )?(?:(?:two )?(?:shortest|smallest|shorter|smaller|equal|middle|perpendicular) (?:sides?|legs?|one)|legs?\b|side (?:at|next to|adjacent to|of) the right angle|perimeter|altitude|third of the)`

/** "$r = \frac{a + b - c}{2}$, with $c$ the shortest side": what the letters stand for. */
export function rightTriangleFaults(text: string): readonly string[] {
  // a slip that is told on purpose stands in other words
  if (!text.includes('=') || /\b(?:wrong|mistake|not the|slip|instead)\b/i.test(text)) return []
  return formulas.flatMap((formula) => {
    const found = formula.exec(text)
    if (!found) return []
    const [, a = '', b = '', c = ''] = found
    // "a leg" is no side a
    const rest = inPlainWords(text.replace(found[0], ' ').replace(/\$([a-z])\$/g, '⟦$1⟧'))
    const leg = `⟦(?:${a}|${b})⟧`
    const says = `the hypotenuse of a right triangle is the longest side: here it is ${c}`
    const forHypotenuse = new RegExp(String.raw`⟦${c}⟧${called} ${small}`, 'i').exec(rest)
    const forLeg = new RegExp(
      String.raw`${leg}${called} (?:the |its )(?:hypotenuse|longest side|side opposite(?: to)? the right angle)|\bthe hypotenuse (?:is |being |, )?${leg}`,
      'i',
    ).exec(rest)
    const wrong = forHypotenuse ?? forLeg
    return wrong === null ? [] : [`"${wrong[0].replace(/[⟦⟧]/g, '')}": ${says}`]
  })
}
