import { isRatio, ratioWith, type Word } from './words'

const ofAngles = /^[a-hlmp-suvw]$/

/** The letters whose ratios a text speaks of: "sin a", "cos 2a", "tan² a", "sin(a + b)", "cosa". */
export function anglesTold(words: readonly Word[]): ReadonlySet<string> {
  const textAt = (at: number) => words[at]?.text ?? ''
  const found = new Set<string>()
  words.forEach(({ text }, at) => {
    const glued = ratioWith(text)
    if (glued) found.add(glued.letter)
    if (!isRatio(text)) return
    let next = at + 1
    while (/^(?:\^|[²³⁴]|\d.*|squared?|of|\(|root)$/.test(textAt(next))) next++
    if (ofAngles.test(textAt(next))) found.add(textAt(next))
    // the other one of "sin(2a + b)"
    const isInBrackets = words.slice(at, next).some((one) => one.text === '(')
    if (!isInBrackets || !/^[-+−–]$/.test(textAt(next + 1))) return
    const other = /^\d/.test(textAt(next + 2)) ? next + 3 : next + 2
    if (ofAngles.test(textAt(other)) && textAt(other + 1) === ')') found.add(textAt(other))
  })
  return found
}
