import { numbersApart } from './three-kinds'
import { mannersIn } from './chance'
import { wholes } from './range'
import { type Item, textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { riseWhenAdded as solution, type RiseWhenAdded } from '../../../solutions/probability/rise-when-added'

const colours = ['red', 'black', 'blue', 'white', 'green', 'yellow', 'orange', 'pink', 'purple', 'brown', 'grey']
const things = ['ball', 'marble', 'bead', 'pen', 'card', 'disc', 'button', 'crayon', 'counter', 'sweet'] as const
const several = things.map((thing) => `${thing}s`)

/** "A bag contains 4 blue balls and some red balls. If 4 more red balls are put in, P(red) rises by 1/6. How many red balls were there?" */
export const riseWhenAdded = recogniser<RiseWhenAdded>({
  id: 'probability-rises-when-added',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: ['probability', 'chance', 'random', 'ball', 'balls', 'one', 'now', 'added', 'cards', 'card', 'many', 'total'],
  examples: [
    'A bag contains 4 blue balls and some red balls. When 4 more red balls are put in the bag, the probability of drawing a red ball increases by 1/6. How many red balls were there in the bag at first?',
    'In a box there are 2 green marbles and an unknown number of white ones. Ayesha puts in 5 more white marbles, and now a marble drawn at random is white with a probability that is 1/5 more than before. Find the number of white marbles at first.',
    'Some red balls and 4 blue balls are in a bag, and one ball is to be drawn. With 2 red balls more in the bag, the probability of drawing a red one would be greater by 1/15. How many red balls does the bag hold?',
    '4 blue balls aur kuch red balls in a bag. 4 more red balls added, probability of red ball increases by 1/6. find number of red balls initially',
  ],
  refuses: [
    'A bag contains 4 blue balls and some red balls. When 4 more red balls are put in the bag, the probability of drawing a blue ball decreases by 1/6. How many red balls were there in the bag at first?',
    'A bag contains 4 blue balls and some red balls. When 4 more red balls are put in the bag, the probability of drawing a red ball increases by 1/6. How many balls are there in the bag now?',
    'A bag contains 4 blue balls and some red balls. When 4 red balls are removed, the probability of drawing a red ball increases by 1/6. How many red balls were there in the bag at first?',
    'A bag contains 4 blue balls and some red balls. When 4 more blue balls are put in the bag, the probability of drawing a red ball increases by 1/6. How many red balls were there in the bag at first?',
  ],
  read: (question) => {
    const { chances, counts } = numbersApart(question)
    const [rise, ...others] = chances
    const by = phrase(
      question,
      'increases|increased|increase|rises|rise|up by? #p',
      'greater|more|higher #p',
      '#p more|greater|higher than? before|earlier|previous',
    )
    const { apart } = question
    const at = (number: Item | undefined) => apart.findIndex((item) => item === number)
    const isMore = (number: Item) => apart.slice(at(number), at(number) + 4).some((item) => textOf(item) === 'more')
    const [more, ...mores] = counts.filter(isMore)
    const first = counts.find((number) => number !== more)
    const named = apart.map(textOf).filter((text) => colours.includes(text))
    const colourAfter = (number: typeof more) =>
      apart
        .slice(at(number))
        .map(textOf)
        .find((text) => colours.includes(text))
    const [other, red] = [colourAfter(first), colourAfter(more)]
    const thing = things.find((_, index) => apart.some((item) => textOf(item) === several[index]))
    if (
      !rise ||
      !by?.taken.includes(rise) ||
      others.length + mores.length > 0 ||
      counts.length !== 2 ||
      !more ||
      !first
    )
      return null
    if (!thing || other === undefined || red === undefined || new Set(named).size !== 2) return null
    // the other colour is spoken of just once, where its number is told
    if (named.filter((text) => text === other).length > 1 || red === other || named.at(-1) !== red) return null
    const [blue, new_] = wholes(first.value, more.value)
    const asked = phrase<string>(question, `many|number ${red} ball|balls|card|cards? first?`)
    const now = phrase(question, '. * many|number * now')
    if (blue === undefined || new_ === undefined || !asked || now) return null
    const unknown = phrase(question, 'some', 'unknown number')
    return {
      given: { colours: [red, other], other: blue, more: new_, rise: rise.value, thing },
      ...told(
        question,
        { taken: [rise, more, first] },
        by,
        asked,
        phrase(question, 'many|number * first'),
        unknown,
        mannersIn(question),
        {
          taken: apart.filter((item) => [red, other, 'more'].includes(textOf(item))),
        },
      ),
    }
  },
})
