import { letterAt } from '../letters'
import { isDeniedAnswer, isDeniedBefore } from '../reading/options/beside'
import { labelBehind, labelIn, ordinals, type Label } from '../reading/options/label'
import { Unreadable } from '../reading/unreadable'
import { concluded, judgedTogether, narrowed } from './concluded-option'
import { placesIn, wordedBy, type Option } from './option'
import type { Said } from './said'
import { none, supported, type Chosen } from './supported'

/** Where a rule does not say. */
export const howMany = 4

/** Finds the option in a response that is more than a label. Throws Unreadable. */
export function chosenIn(response: Said, options: readonly Option[]): Chosen {
  const { plain } = response.typed
  const label = labelIn(plain, options.length || howMany)
  const isLabelled = label !== null && label.rest !== ''
  if ((label && label.by !== 'side' && isDeniedAnswer(label.rest)) || areTwo(response, options)) return none
  const [place, ...others] = isLabelled ? wordedBy(response, options) : placesIn(response, options)
  if (place !== undefined && others.length === 0)
    return label && isApart(label, place, options) ? none : withChain(response, place)
  // "A is false as EC = 20, R is true": A is the assertion
  const judged =
    label?.by === 'letter' && label.place === 0 && !label.isReasoned ? judgedTogether(response, options) : null
  if (judged) return judged
  const front = label?.by === 'number' ? numbered(label, options) : label
  if (front?.rest === '') return { place: front.place }
  return (
    besideLabels(response, front, options) ??
    concluded(response, options) ??
    narrowed(response, options) ??
    judgedTogether(response, options) ??
    refused(others.length > 0, front)
  )
}

/** The wordings of two options, one behind the other, and nothing else. */
function areTwo({ phrase: { tokens } }: Said, options: readonly Option[]): boolean {
  const said = tokens.join(' ')
  const wordings = options.map(({ phrase }) => phrase.tokens.join(' ')).filter((wording) => wording.includes(' '))
  return wordings.some(
    (first) =>
      said.startsWith(`${first} `) &&
      wordings.some(
        (second) => second !== first && said.length === first.length + 1 + second.length && said.endsWith(` ${second}`),
      ),
  )
}

/** "No, p(1) = 2 - 18 = -16": every link of a chain must hold. */
function withChain(response: Said, place: number): Chosen {
  const fault = response.text.split('=').length > 2 ? response.fault : null
  return fault === null ? { place } : { place, fault }
}

function refused(isShared: boolean, label: Label | null): Chosen {
  if (label && label.by !== 'side') return none
  throw new Unreadable(
    isShared ? 'That fits more than one option. Type its letter.' : 'Give the letter of one option: A, B, C or D.',
  )
}

/** A label before or behind, and what stands beside it; null where no label is. */
function besideLabels(response: Said, front: Label | null, options: readonly Option[]): Chosen | null {
  // "D = 16, so b": a letter before a sign of equality may be a quantity
  const isFront = front !== null && front.by !== 'side'
  if (isFront && isDeniedAnswer(front.rest)) return none
  if (isFront) {
    const places = placesIn(response.other(front.rest), options)
    const isSure = places.length === 1 || !isArticle(front)
    if (places.length > 0) return isSure && places.includes(front.place) ? { place: front.place } : none
  }
  const last = labelBehind(isFront ? front.rest : response.typed.plain)
  if (isFront && last && last.place !== front.place)
    return isArticle(front) ? besideLabels(response, null, options) : none
  if (isFront)
    return beside(response, last ? { ...last, isReasoned: last.isReasoned || front.isReasoned } : front, options)
  if (last) return isDeniedBefore(last.rest) ? none : beside(response, last, options)
  return front && placesIn(response.other(front.rest), options).join() === `${front.place}`
    ? { place: front.place }
    : null
}

/** "a square" */
const isArticle = ({ by, place, rest, isReasoned }: Label): boolean =>
  by === 'letter' && place === 0 && !isReasoned && /^[a-z]{2}/i.test(rest)

/** Whether what stands beside a label is the wording of that option, or working that leads to it. */
function beside(response: Said, { place, rest, isReasoned, isSet, by }: Label, options: readonly Option[]): Chosen {
  if (options.length > 0 && place >= options.length) return none
  const words = response.other(rest)
  const places = placesIn(words, options)
  if (places.length > 0) return places.includes(place) ? { place } : none
  if (words.isTakenBack) return none
  const pieces = words.pieces(isReasoned)
  const isFree = isSet || (by === 'letter' && place > 0 && !ofQuantity.test(rest))
  return pieces ? supported(place, pieces, options, isFree) : none
}

/** "D is positive": a letter with nothing between may be a quantity or, at the first place, an article. */
const ofQuantity =
  /^(?:is|are|was|has|have|lies?|equals?|less|greater|more|smaller|positive|negative|zero|gives?|comes?|becomes?|being)(?![a-z])/i

/** Whether what begins the wording of one option is the letter of another, and no article: "A parallel", not "a square". */
function isApart({ by, place, rest }: Label, found: number, options: readonly Option[]): boolean {
  const option = options[found]
  if (place === found || by === 'number' || rest === '' || option?.judgement) return false
  // "first quadrant"
  if (by === 'ordinal' && option?.phrase.tokens.some((token) => ordinals.includes(token))) return false
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
