import { least } from './words'
import { equalPacks as solution, type Given } from '../../../solutions/real-numbers/equal-packs'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const pack = 'pack|packs|packet|packets|box|boxes|dozen'
const each = 'each|both|type|kind|every'

export const equalPacks = recogniser<Given>({
  id: 'equal-packs',
  solution,
  story: true,
  cues: ['pack', 'packs', 'packet', 'packets'],
  words: ['number', 'type', 'kind', 'each', 'both', 'same', 'equal', 'exactly', 'so', 'many', 'one', 'pack', 'packs'],
  examples: [
    'Pens are sold in pack of 8 and notepads in pack of 12. Find the least number of packs of each type that one should buy so that there are equal number of pens and notepads.',
    'Buns come in packets of 10 and cutlets in packets of 8. What is the least number of packets of each that must be bought to have the same number of buns and cutlets?',
  ],
  refuses: [
    'Pens are sold in pack of 8 and notepads in pack of 12. Find the least number of pens and notepads that one should buy so that there are equal numbers of packs.',
    'Pens are sold in pack of 8 and notepads in pack of 12. Find the least number of packs of pens that one should buy so that there are equal number of pens and notepads.',
    'Pens are sold in pack of 8 and notepads in pack of 12. Find the greatest number of packs of each type.',
  ],
  read: (question) => {
    const sold = phrase(question, `~x sold|come|comes|available? ${pack} #m ~y sold|come|comes|available? ${pack} #n`)
    const asked = phrase(
      question,
      `${least} number ${pack} ${each} ${each}? * equal|same number ~x ~y`,
      `${least} number ${pack} ~x ~y * equal|same number ~x ~y`,
    )
    if (!sold || !asked) return null
    const { x, y } = sold.nouns
    const isOfThem = [asked.nouns.x, asked.nouns.y].every((noun) => noun === x || noun === y)
    if (!isOfThem || x === y || sold.units.m !== '' || sold.units.n !== '') return null
    return {
      given: { sizes: [sold.numbers.m, sold.numbers.n], things: [`${x}s`, `${y}s`] },
      ...told(question, sold, asked),
    }
  },
  before: () => 'Packs: ',
})
