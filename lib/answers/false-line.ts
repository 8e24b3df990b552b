import { newBudget } from '../maths/sum'
import { plainText } from '../rich-text/plain'
import { attempt, isUnread } from '../reading/reading'
import { isTrueLink, linksOf } from './working-links'

/** Words by which a line says itself that something is not so, or but about so. */
const denied =
  /not (?:true|so|possible|equal)|false|contradict|impossible|never|approx|\\ne|\\approx|≈|≠|instead|wrong/i

/** The first equality between numbers in a line of a solution that does not hold, as the line shows it; null where none is. */
export function falseLine(line: string): string | null {
  if (denied.test(line)) return null
  const budget = newBudget()
  for (const [, formula = ''] of line.matchAll(/\$([^$]{1,300})\$/g)) {
    if (!formula.includes('=')) continue
    const links = attempt(() => linksOf(plainSigns(formula), budget))
    if (isUnread(links)) continue
    const untrue = links.find(({ sign, ...sides }) => sign === '=' && !isTrueLink({ sign, ...sides }, budget))
    if (untrue) return formula
  }
  return null
}

/** As it is typed, without the sign that joins it to the line above. */
const plainSigns = (formula: string): string =>
  plainText(formula)
    .replace(/^\s*=/, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    // "3 (3 )" is a product: the bracket is no note
    .replace(/(?<=\d) \((.*?) \)/g, '($1)')
