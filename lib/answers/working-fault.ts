import { newBudget, type Budget } from '../maths/sum'
import { isData, isSequence, isSeries, type Concluded } from '../reading/text/working'
import { isAnotherAnswer, isOther, lastNumber } from './other-answer'
import { untrueRatio } from './ratio-of-found'
import { isSameNumber } from './same-number'
import { linksOf, isTrueLink, type Link } from './working-links'
import { contradicts, saidIn, squeezed } from './said-values'
import { unsatisfied } from './substituted'

/**
 * What is wrong with the working beside an answer: a word that shows it, '' where it is no working at all but another answer, null where
 * nothing is.
 */
export function faultOf({ answer, working, isConcluded }: Concluded, names: readonly string[]): string | null {
  if (!working.every((piece) => isWorking(piece, answer, isConcluded))) return ''
  if (working.some((piece) => isUnused(piece, working, answer, isConcluded))) return ''
  if (working.some((piece) => isOther(piece, answer) || saysOtherwise(piece, answer, names))) return ''
  const [first = '', ...more] = answer.split(/,\s/)
  if (more.length > 0 && isBareAnswer(first) && isAnotherAnswer(first, answer)) return ''
  const [letter, point] = pointIn(answer)
  if (working.map(pointIn).some(([other, there]) => other === letter && there !== point)) return ''
  const budget = newBudget()
  const links = working.flatMap((piece) => linksOf(piece, budget))
  const ends = linksOf(answer, budget)
  if (!isConcluded && isListed(links, ends, names, budget)) return ''
  const untrue =
    links.find((link, index) => !isTrueLink(link, budget) && !isCountOf(link, links[index - 1])) ??
    unsatisfied(links, ends, budget)
  if (untrue) return `$${untrue.left.tex}$ is not $${untrue.right.tex}$.`
  const ratio = untrueRatio(working, answer, budget)
  if (ratio) return ratio
  return contradicts(links, answer, names, budget) ? '' : null
}

/**
 * Working sets something equal, or before an answer in figures says something in words, lists cases or multiplies brackets out; a bare value is
 * another answer.
 */
function isWorking(piece: string, answer: string, isConcluded: boolean): boolean {
  if (/^between\s/i.test(piece)) return false
  if (/[=<>≤≥≠⊥∥∼~]/.test(piece) || (isConcluded && /^\p{L}[\p{L} ]{2,30}\s(?:is|are)\s[-−]?[\d√(]/u.test(piece)))
    return true
  if (isSequence(piece) || isSeries(piece) || (isConcluded && isCounted(piece, answer))) return true
  if (!/\d/.test(answer) || /(?<!\p{L})(?:or|ya)(?!\p{L})/iu.test(piece)) return false
  if (/(?<!\p{L})(?:not|nahi)(?!\p{L})/iu.test(piece) && !(isConcluded && isCaseDenied(piece, answer))) return false
  return /\p{L}{3}/u.test(piece) || isNameGiven(piece) || isProduct(piece) || (isCases(piece) && !isPoint(answer))
}

/** "1, 4, 9, 16 so 4/16": what is counted, before a fraction that counts it. */
function isCounted(piece: string, answer: string): boolean {
  const [, top] = /^(?:[^=]{1,40}=\s?)?(\d{1,3})\s?\/\s?\d{1,3}$/.exec(answer) ?? []
  return (
    /^-?\d{1,4}(?:,\s?-?\d{1,4}){1,20}$/.test(piece) && top !== undefined && piece.split(',').length === Number(top)
  )
}

const counted = /^\s?(?!let\s)\p{L}[\p{L} ]{1,60}\s([-−]?\d(?:[\d./: ]{0,20}\d)?)\s?(\p{L}{0,12})\.?$/iu

/** Whether words with a number, "total 67", "also 80", lead to nothing: the number stands nowhere else. */
function isUnused(piece: string, working: readonly string[], answer: string, isConcluded: boolean): boolean {
  const [, said, unit] = counted.exec(piece) ?? []
  // "420 minutes, i.e. 7 hours"
  if (said === undefined || /\s(?:is|are)\s/.test(piece) || (isConcluded && (unit ?? '') !== '')) return false
  const number = new RegExp(`(?<![\\d.√/−-])${said.replace(/[-−./]/g, '\\$&')}(?![\\d]|\\.\\d)`)
  return ![...working.filter((one) => one !== piece), answer].some((one) => number.test(one))
}

/** "only HHH not allowed" */
const isCaseDenied = (piece: string, answer: string): boolean =>
  /(?<!\p{L})not (?:allowed|counted|included|favou?rable|taken|wanted)(?!\p{L})/iu.test(piece) &&
  /\d/.test(answer) &&
  !/\d\s?\/|\d\s(?:is|are)\s/.test(piece)

const saying =
  /^\s?(?:the )?(\p{L}[\p{L}: ]{0,80}?)\s?(?:=|\s(?:is|are)\s|\s)\s?([-−]?[\d√(][\d./√π+−()\s,:-]{0,60}?)\s?\p{L}{0,6}\.?$/iu

/** Whether a piece gives the asked name, or the one that the answer begins with, another value: "total 20, total 28", "mean is 9 so 8". */
export function saysOtherwise(piece: string, answer: string, asked: readonly string[]): boolean {
  const [, name, value] = saying.exec(piece) ?? []
  const [, again, other] = saying.exec(answer) ?? []
  if (name !== undefined && again !== undefined && squeezed(name) === squeezed(again))
    return !isSameNumber(value, other)
  const own = valueOfOwn(piece, asked)
  const mine = own?.startsWith('(') ? /\([^()]*\)$/.exec(answer)?.[0] : lastNumber(answer)
  return own !== undefined && mine !== undefined && !isSameNumber(own, mine)
}

/** "9" of "mean of the marks is 9", where that is asked for by a name of its own. */
function valueOfOwn(piece: string, names: readonly string[]): string | undefined {
  const text = squeezed(piece)
  const own = names.map(squeezed).find((one, index) => one.length > (index === 0 ? 1 : 3) && text.startsWith(one))
  if (own === undefined) return undefined
  return /^(?:=|is|are)(\([^()]{1,40}\)|[-−]?\d[\d./:]{0,20})\p{L}{0,6}\.?$/u.exec(text.slice(own.length))?.[1]
}

/** "one = 80.388 cm³, 55 = 4421.34": so many of what was worked out just before. */
function isCountOf({ left, sign, right }: Link, one: Link | undefined): boolean {
  if (sign !== '=' || !one || (one.left.value && !/^(?:one|1)$/i.test(one.left.text)) || !/^\d{1,4}$/.test(left.text))
    return false
  const [each, all] = [one.right, right].map(({ text }) => Number(/^\d{1,12}(?:\.\d{1,9})?/.exec(text)?.[0]))
  if (each === undefined || all === undefined) return false
  return Math.abs(Number(left.text) * each - all) <= (/\./.test(one.right.text) ? 0.005 * all : 0)
}

const isBareAnswer = (text: string): boolean => /^[\p{L} ]{3,20}\s?(?:=|is)\s?[-−]?\d[\d.]*$/u.test(text)

/** The letter of a point in whole numbers, and where it is said to be: "P = (4, 3)". */
const pointIn = (text: string): readonly [string | undefined, string] => {
  const [, letter, point = ''] = /^\s?([A-Z])\s?(?:=|is)?\s?(\(\s?-?\d+\s?,\s?-?\d+\s?\))\s?$/.exec(text) ?? []
  return [letter, point.replace(/\s/g, '')]
}

/** "D is (0, -6)" */
const isNameGiven = (piece: string): boolean => /^\s?\p{L}{1,2}\s(?:is|are)\s/u.test(piece)

/** "(y + 1)(y + 2)" */
const isProduct = (piece: string): boolean => /\(\s?\d{0,3}[a-z]\s?[-+−]\s?√?\d/.test(piece)

const isCases = (piece: string): boolean =>
  piece.split(/,(?![^(]{0,40}\))/).every((one) => one.trim() === '' || isData(one))

const isPoint = (answer: string): boolean => /\([^()]{0,40},/.test(answer)

/** "x = 4, y = 3": two values by name, and not the one that leads to the other; unless only the last is asked for. */
function isListed(
  working: readonly Link[],
  answer: readonly Link[],
  asked: readonly string[],
  budget: Budget,
): boolean {
  const [only, ...more] = answer
  const [said] = only ? saidIn([only], budget) : []
  if (!said || more.length > 0 || asked.some((one) => squeezed(one) === said.name)) return false
  return saidIn(working, budget).length === working.length
}
