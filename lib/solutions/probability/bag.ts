import { chanceSteps, joined, listed } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Things of several colours, one of which is taken at random. */
export interface Bag {
  /** 'ball', 'balls' */
  readonly things: readonly [one: string, several: string]
  readonly colours: readonly { readonly name: string; readonly count: number }[]
  readonly asked: { readonly kind: 'one of' | 'not'; readonly names: readonly string[] }
}

type Colour = Bag['colours'][number]

const favourable = ({ colours, asked }: Bag): readonly Colour[] =>
  colours.filter(({ name }) => asked.names.includes(name) === (asked.kind === 'one of'))

const sumOf = (colours: readonly Colour[]): number => colours.reduce((sum, { count }) => sum + count, 0)

/** "red", "not green", "either white or green" */
function eventText({ kind, names }: Bag['asked']): string {
  if (kind === 'not')
    return names.length === 1 ? `not ${names[0]}` : `neither ${joined(names, 'or').replace(' or ', ' nor ')}`
  return names.length === 1 ? `${names[0]}` : `either ${joined(names, 'or')}`
}

/** How many are favourable. */
function countLine(given: Bag): Said {
  const { things, asked } = given
  const [, several] = things
  const good = favourable(given)
  const sides = [...(good.length > 1 ? [good.map(({ count }) => count).join(' + ')] : []), `${sumOf(good)}`]
  const names = joined(
    good.map(({ name }) => name),
    'or',
  )
  if (good.length === 0) return says`No ${things[0]} is favourable: the event is impossible.`
  if (asked.kind === 'not')
    return says`${capital(several)} which are ${eventText(asked)} are ${names}: $${sides.join(' = ')}$.`
  return asked.names.length === 1
    ? says`${equals(`Number of ${names} ${several}`, ...sides)}.`
    : says`${equals(`Number of ${several} which are ${names}`, ...sides)}.`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function objection({ things, colours, asked }: Bag): string | null {
  const names = colours.map(({ name }) => name)
  if (colours.some(({ count }) => !Number.isSafeInteger(count) || count < 0 || count > 1_000_000))
    return `The numbers of ${things[1]} must be whole numbers, none of them negative.`
  if (sumOf(colours) === 0) return `There is no ${things[0]} to take out.`
  if (new Set(names).size < names.length) return 'A colour is told twice: add its numbers first.'
  const unknown = asked.names.find((name) => !names.includes(name))
  if (unknown !== undefined) return `Nothing is said of how many ${things[1]} are ${unknown}.`
  return asked.names.length === 0 ? 'Say which colour is asked.' : null
}

/** E.g. "A box contains 5 red, 8 white and 4 green marbles. One marble is taken out at random. Find the probability that it is not green." */
export const bag = worked<Bag>({
  id: 'bag',
  archetype: 'prob-bag',
  objection,
  solve: (given) => {
    const { things, colours, asked } = given
    const [good, total] = [sumOf(favourable(given)), sumOf(colours)]
    const [first = ''] = asked.names
    const told = colours.map(({ name, count }) => `$${count}$ ${name}`)
    const event =
      asked.kind === 'one of' && asked.names.length === 1
        ? `getting ${/^[aeiou]/.test(first) ? 'an' : 'a'} ${first} ${things[0]}`
        : `getting a ${things[0]} that is ${eventText(asked)}`
    return {
      key: toText(fraction(good, total)),
      lines: [
        `Given: ${listed(told)} ${things[1]}.`,
        earns(
          0.5,
          says`${equals('Number of all possible outcomes', ...(colours.length > 1 ? [colours.map(({ count }) => count).join(' + ')] : []), `${total}`)}.`,
          'outcomes',
        ),
        earns(0.5, countLine(given), 'favourable'),
        ...chanceSteps(event, good, total),
      ],
    }
  },
})
