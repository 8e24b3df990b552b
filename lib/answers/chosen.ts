import { letterAt } from '../letters'
import type { Budget } from '../maths/sum'
import { connected, isDeniedAnswer, isDeniedBefore, isTakenBack, piecesBeside } from '../reading/options/beside'
import { levelFractions } from '../reading/options/fractions'
import { labelBehind, labelIn, type Label } from '../reading/options/label'
import { clean } from '../reading/text/clean'
import { Unreadable } from '../reading/unreadable'
import { concluded, judgedTogether, narrowed } from './concluded-option'
import { placesIn, wordedBy, type Option } from './option'
import { falseClaim, none, supported, type Chosen } from './supported'

/** Where a rule does not say. */
export const howMany = 4

/** Finds the option in a response that is more than a label. Throws Unreadable. */
export function chosenIn(response: string, options: readonly Option[], budget: Budget): Chosen {
  const text = connected(levelFractions(response))
  const plain = clean(text)
  const label = labelIn(plain, options.length || howMany)
  const isLabelled = label !== null && label.rest !== ''
  const [place, ...others] = isLabelled ? wordedBy(text, options, budget) : placesIn(text, options, budget)
  if (place !== undefined && others.length === 0)
    return label && isApart(label, place, options) ? none : withChain(text, place, budget)
  // "A is false as EC = 20, R is true": A is the assertion
  const judged = label?.by === 'letter' && label.place === 0 && !label.isReasoned ? judgedTogether(text, options) : null
  if (judged) return judged
  const front = label?.by === 'number' ? numbered(label, options) : label
  if (front?.rest === '') return { place: front.place }
  return (
    besideLabels(plain, front, options, budget) ??
    concluded(text, options, budget) ??
    narrowed(text, options, budget) ??
    judgedTogether(text, options) ??
    refused(others.length > 0, front)
  )
}

/** "No, p(1) = 2 - 18 = -16": every link of a chain must hold. */
function withChain(text: string, place: number, budget: Budget): Chosen {
  const fault = text.split('=').length > 2 ? falseClaim(text, budget) : null
  return fault === null ? { place } : { place, fault }
}

function refused(isShared: boolean, label: Label | null): Chosen {
  if (label && label.by !== 'side') return none
  throw new Unreadable(
    isShared ? 'That fits more than one option. Type its letter.' : 'Give the letter of one option: A, B, C or D.',
  )
}

/** A label before or behind, and what stands beside it; null where no label is. */
function besideLabels(plain: string, front: Label | null, options: readonly Option[], budget: Budget): Chosen | null {
  // "D = 16, so b": a letter before a sign of equality may be a quantity
  const isFront = front !== null && front.by !== 'side'
  if (isFront && isDeniedAnswer(front.rest)) return none
  if (isFront) {
    const said = placesIn(front.rest, options, budget)
    const isSure = said.length === 1 || !isArticle(front)
    if (said.length > 0) return isSure && said.includes(front.place) ? { place: front.place } : none
  }
  const last = labelBehind(isFront ? front.rest : plain)
  if (isFront && last && last.place !== front.place)
    return isArticle(front) ? besideLabels(plain, null, options, budget) : none
  if (isFront)
    return beside(last ? { ...last, isReasoned: last.isReasoned || front.isReasoned } : front, options, budget)
  if (last) return isDeniedBefore(last.rest) ? none : beside(last, options, budget)
  return front && placesIn(front.rest, options, budget).join() === `${front.place}` ? { place: front.place } : null
}

/** "a square" */
const isArticle = ({ by, place, rest, isReasoned }: Label): boolean =>
  by === 'letter' && place === 0 && !isReasoned && /^[a-z]{2}/i.test(rest)

/** Whether what stands beside a label is the wording of that option, or working that leads to it. */
function beside({ place, rest, isReasoned, isSet, by }: Label, options: readonly Option[], budget: Budget): Chosen {
  if (options.length > 0 && place >= options.length) return none
  const said = placesIn(rest, options, budget)
  if (said.length > 0) return said.includes(place) ? { place } : none
  if (isTakenBack(rest)) return none
  const pieces = piecesBeside(rest, isReasoned)
  const isFree = isSet || (by === 'letter' && place > 0 && !ofQuantity.test(rest))
  return pieces ? supported(place, pieces, options, budget, isFree) : none
}

/** "D is positive": a letter with nothing between may be a quantity or, at the first place, an article. */
const ofQuantity =
  /^(?:is|are|was|has|have|lies?|equals?|less|greater|more|smaller|positive|negative|zero|gives?|comes?|becomes?|being)(?![a-z])/i

/** Whether what begins the wording of one option is the letter of another, and no article: "A parallel", not "a square". */
function isApart({ by, place, rest }: Label, found: number, options: readonly Option[]): boolean {
  const option = options[found]
  if (place === found || by === 'number' || rest === '' || option?.judgement) return false
  if (by !== 'letter' || /^an?\s/i.test(rest)) return true
  const name = new RegExp(`(?<![a-z])${letterAt(place)}(?![a-z])`, 'i')
  const isName = option?.phrase.tokens.some((token) => name.test(token)) === true
  return /^[a-z]{2}/i.test(rest) && !isName && !/^an?\s/i.test(option?.text ?? '')
}

const counted = ['one', 'two', 'three', 'four']

/** A bare number is the place of an option, unless an option holds that number itself. Throws Unreadable. */
function numbered(label: Label, options: readonly Option[]): Label {
  const number = new RegExp(`(?<!\\d)${label.place + 1}(?!\\d)|\\b${counted[label.place] ?? 'one'}\\b`, 'i')
  if (options.some(({ text, phrase }) => number.test(text) || /^-?[\d.]+$/.test(phrase.tokens.join(' '))))
    throw new Unreadable('That number stands in the options as well. Type the letter of yours.')
  return label
}
