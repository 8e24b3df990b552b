import { wholes } from './range'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { ballsAdded as solution } from '../../../solutions/probability/balls-added'

const colours = ['black', 'red', 'green', 'white', 'blue', 'yellow', 'orange', 'pink', 'purple', 'brown']

/** The one colour that is spoken of. */
function colourIn({ words }: Question): string | null {
  const named = [...new Set(words.filter((word) => colours.includes(word)))]
  return named.length === 1 ? (named[0] ?? null) : null
}

/** "A box contains 12 balls out of which x are black. If 6 more black balls are put in, the probability of black is double. Find x." */
export const ballsAdded = recogniser({
  id: 'balls-added-to-a-box',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    'probability',
    'random',
    'ball',
    'balls',
    'before',
    'after',
    'added',
    'taken',
    'out',
    'one',
    'now',
    'earlier',
    'black',
    'red',
  ],
  examples: [
    'A box contains 12 balls out of which x are black. If 6 more black balls are put in the box, the probability of drawing a black ball is now double of what it was before. Find x.',
    'bag has 18 marbles out of which x are white. if 12 more white marbles are put in the bag, probability of drawing a white marble becomes three times what it was before. x nikalo',
    'There are x red balls among the 15 balls in a basket. After 15 more red balls have been added, a ball taken out at random is red with a probability which is double of what it was before. What is x?',
  ],
  refuses: [
    'A box contains 12 balls out of which x are black. If 6 more white balls are put in the box, the probability of drawing a black ball is half of what it was before. Find x.',
    'A box contains 12 balls out of which x are black. If 6 black balls are removed, the probability of drawing a black ball is now half of what it was before. Find x.',
    'A box contains 12 balls out of which x are black. If 6 more black balls are put in the box, the probability of drawing a ball that is not black is now half of what it was before. Find x.',
    'A box contains 12 balls out of which x are black. Find the probability of drawing a black ball.',
  ],
  read: (question) => {
    const colour = colourIn(question)
    if (colour === null) return null
    const all = phrase(
      question,
      '#n balls|marbles|beads|pens|cards|discs|buttons out? which? @x:letter ~c',
      '@x:letter ~c balls|marbles|beads|pens|cards|discs|buttons among|out? #n balls|marbles|beads|pens|cards|discs|buttons',
    )
    const more = phrase(question, '#m more ~d balls|marbles|beads|pens|cards|discs|buttons', '#m more ~d')
    const chance = phrase<string>(
      question,
      `probability|chance drawing|getting? ${colour}`,
      `${colour} probability|chance`,
    )
    const times = phrase(question, 'probability * %k what before', 'probability * %k earlier|before', '%k what before')
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'x')
    const thing = all?.taken.find(
      (item) => item.kind === 'word' && /^(?:balls|marbles|beads|pens|cards|discs|buttons)$/.test(item.text),
    )
    if (!all || !more || !chance || !times || letters.length !== 2 || thing?.kind !== 'word') return null
    if ([all.nouns.c, more.nouns.d].some((noun) => noun.split(' ')[0] !== colour)) return null
    const [total, added, k] = wholes(all.numbers.n, more.numbers.m, times.numbers.k)
    if (total === undefined || added === undefined || k === undefined) return null
    return {
      given: { total, more: added, times: k, colour, things: thing.text },
      ...told(question, all, more, chance, times, { taken: letters }),
    }
  },
})
