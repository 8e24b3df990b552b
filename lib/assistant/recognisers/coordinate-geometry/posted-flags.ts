import { postedFlags as solution, type PostedFlags } from '../../../solutions/coordinate-geometry/posted-flags'
import { isNumber, textOf, type Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { compare, fraction, multiply, one, sign, type Fraction } from '../../../maths'

const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "2nd", "the eighth": the number of a line. */
const placeOf = (item: Item | undefined): Fraction | null => {
  if (item?.kind === 'ordinal') return item.n === null ? null : fraction(item.n)
  const at = places.indexOf(textOf(item))
  return at < 0 ? null : fraction(at + 1)
}

/** Each "runs 1/4th the distance AD on the 2nd line", with its items. */
function runsIn(items: readonly Item[]) {
  return items.flatMap((item, from) => {
    if (!/^(?:runs|run|ran|runnning)$/.test(textOf(item))) return []
    const length = items
      .slice(from)
      .findIndex(({ kind, ...mark }) => kind === 'mark' && 'text' in mark && mark.text === '.')
    const sentence = items.slice(from, length < 0 ? undefined : from + length)
    const share = sentence.find(isNumber)
    const lineAt = sentence.findIndex((one_) => textOf(one_) === 'line')
    const place = placeOf(sentence[lineAt - 1])
    return share && place ? [{ share: share.value, line: place, items: sentence }] : []
  })
}

export const postedFlags = recogniser<PostedFlags>({
  id: 'posted-flags',
  solution,
  story: true,
  cues: ['flag', 'flags'],
  words: [
    ...['lines', 'line', 'distance', 'each', 'other', 'rectangular', 'shaped', 'th', 'red', 'both', 'segment'],
    ...['exactly', 'joining', 'two', 'apart', 'far', 'between', 'midpoint', 'middle', 'rd'],
  ],
  examples: [
    'In a rectangular ground ABCD lines are drawn at a distance of 1 m each. 60 flower pots are placed at a distance of 1 m from each other along AD. Asha runs 1/3rd the distance AD on the 4th line and posts a red flag. Ravi runs 1/5th the distance AD on the 10th line and posts a green flag. What are the coordinates of the green flag?',
    'In a rectangular school ground ABCD lines have been drawn at a distance of 1 m each. 100 flower pots have been placed at a distance of 1 m from each other along AD. Niharika runs 1/4th the distance AD on the 2nd line and posts a green flag. Preet runs 1/5th the distance AD on the eighth line and posts a red flag. What is the distance between both the flags? If Rashmi has to post a blue flag exactly halfway between the line segment joining the two flags, where should she post her flag?',
    'In a rectangular ground ABCD lines are drawn at a distance of 1 m each. 60 flower pots are placed at a distance of 1 m from each other along AD. Asha runs 1/3rd the distance AD on the 4th line and posts a flag. Ravi runs 1/5th the distance AD on the 10th line and posts a flag. How far apart are the flags?',
  ],
  refuses: [
    'In a rectangular ground ABCD lines are drawn at a distance of 1 m each. 60 flower pots are placed at a distance of 1 m from each other along AD. Asha runs 1/3rd the distance AD on the 4th line and posts a red flag. Ravi runs 1/5th the distance AD on the 10th line and posts a green flag. What are the coordinates of the blue flag?',
    'In a rectangular ground ABCD lines are drawn at a distance of 1 m each. 60 flower pots are placed at a distance of 1 m from each other along AD. Asha runs 1/3rd the distance AD on the 4th line and posts a flag. How far is the flag?',
    'Lines are drawn at a distance of 1 m each. Asha runs 1/3rd the distance AD on the 4th line and posts a flag. Ravi runs 1/5th the distance AD on the 10th line and posts a flag. How far apart are the flags?',
    'In a rectangular ground ABCD lines are drawn at a distance of 1 m each. 60 flower pots are placed at a distance of 1 m from each other along AD. Asha runs 1/3rd the distance AD on the 4th line and posts a flag. Ravi runs 1/5th the distance AB on the 10th line and posts a flag. How far apart are the flags?',
  ],
  read: (question) => {
    const side = phrase(
      question,
      '#n pots * distance #e each? other? along @a:letter',
      '#n pots placed|kept? #e each? other? along @a:letter',
      '#n pots * #e apart along @a:letter',
    )
    const gap = phrase(question, 'lines * distance #d', 'lines * #d apart')
    const [first, second, ...more] = runsIn(question.items)
    const [far, middle] = [
      phrase(question, 'distance between both|two? flags', 'far apart flags'),
      phrase(question, 'halfway|midpoint|middle'),
    ]
    const colour = phrase(question, 'coordinates|position ~c flag')
    const of = [first, second].findIndex((run) =>
      run?.items.some((item) => item.kind === 'word' && item.text === colour?.nouns.c),
    )
    const placed = colour && of >= 0 && !far && !middle ? colour : null
    if (!side || !gap || !first || !second || more.length > 0 || (!far && !middle && !placed)) return null
    const shares = [first.share, second.share]
    if (shares.some((share) => sign(share) <= 0 || compare(share, one) > 0)) return null
    const runs = [...first.items, ...second.items]
    const along = factsOf(question, 'letter').filter(({ name }) => name === side.facts.a.name)
    if (runs.some((item) => item.kind === 'letter' && item.name !== side.facts.a.name)) return null
    const ground = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{4}$/.test(name))
    const { used, said } = told(question, side, gap, far, middle, placed, { taken: runs })
    return {
      given: {
        side: multiply(side.numbers.n, side.numbers.e),
        gap: gap.numbers.d,
        flags: [first, second],
        asked: [
          ...(placed ? [of === 0 ? ('first' as const) : ('second' as const)] : []),
          ...(far ? (['distance'] as const) : []),
          ...(middle ? (['middle'] as const) : []),
        ],
      },
      used: [...used, ...along, ...ground],
      said,
    }
  },
})
