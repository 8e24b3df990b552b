import { letterAt } from '../../letters'
import type { SetClaim } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'

/** The differences of neighbouring terms, in their order, worked out. */
export type Differences = readonly SetClaim[]

export interface Given {
  /** Of each list that is offered; two lists that grow by the same number end in the same side. */
  readonly lists: readonly Differences[]
  readonly wanted: 'an AP' | 'no AP'
}

const lastSide = (difference: SetClaim | undefined): string => difference?.claim.sides.at(-1) ?? ''

const firstOther = (gaps: Differences): number =>
  gaps.findIndex((gap, index) => index > 0 && lastSide(gap) !== lastSide(gaps[index - 1]))

const isEven = (gaps: Differences): boolean => firstOther(gaps) < 0

const placesOf = ({ lists, wanted }: Given): readonly number[] =>
  lists.flatMap((gaps, place) => (isEven(gaps) === (wanted === 'an AP') ? [place] : []))

/** The name of the line that looks at the list under that letter. */
export const lineOfList = (letter: string): string => `list ${letter}`

/** The differences up to the first that is not like the one before it, and what they tell. */
function looked(letter: string, gaps: Differences): Line {
  const shown = isEven(gaps) ? gaps : gaps.slice(0, firstOther(gaps) + 1)
  return line(lineOfList(letter), {
    text: `(${letter}) Differences: ${shown.map(({ set }) => set).join(', ')}: ${isEven(gaps) ? 'all the same' : 'not all the same'}.`,
    claim: shown.map(({ claim }) => claim),
  })
}

/** E.g. "Which of the following lists of numbers is an AP?" 1, 4, 9, 16, ...; −5, −1, 3, 7, ... */
export const whichList = worked<Given>({
  id: 'which-list',
  archetype: 'ap-is-it-ap',
  objection: (given) => {
    const count = placesOf(given).length
    if (count === 1) return null
    return `${count === 0 ? 'None' : 'More than one'} of these lists is ${given.wanted}: look at them again.`
  },
  solve: (given) => {
    const letter = letterAt(placesOf(given)[0] ?? 0)
    return {
      lines: [
        'A list of numbers is an AP if $a_{k+1} - a_k$ is the same for every $k$.',
        ...given.lists.map((gaps, place) => looked(letterAt(place), gaps)),
        earns(
          1,
          given.wanted === 'an AP'
            ? `Hence the AP is the list in option ${letter}.`
            : `Hence the list in option ${letter} is no AP.`,
        ),
      ],
      key: letter,
    }
  },
})
