import { greatest, inTwoUnits, least } from './words'
import { quantitiesIn } from './equal-parts'
import { largestMeasure as solution, type Given } from '../../../solutions/real-numbers/largest-measure'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isExtreme = (question: Question): boolean =>
  phrase(question, 'large|big|heavy possible') !== null || phrase(question, `${greatest}|${least}`) !== null

/** A floor in equal square tiles without cutting one. */
function tilesIn(question: Question) {
  const floor =
    phrase(question, '#a long #b wide|broad') ??
    phrase(question, 'length #a breadth|width #b') ??
    phrase(question, 'dimensions|measuring|size #a #b')
  const tiles = phrase(question, 'square tiles')
  const side =
    phrase(question, 'find|what|how side|size each|every|a|one? tile|tiles') ??
    phrase(question, `${greatest} possible? side|size each|every|a|one? square? tile|tiles`) ??
    phrase(question, `side|size ${greatest}? each|every|a|one? square? tile|tiles .`)
  const many =
    phrase(question, 'how many tiles needed|required|used') ??
    phrase(question, `${least} possible? number square? tiles`) ??
    phrase(question, 'how many such? square? tiles') ??
    phrase(question, 'and number such? square? tiles')
  const asked = side ?? many
  if (!floor || !tiles || !asked || (side && many) || !isExtreme(question)) return null
  if (floor.units.a !== floor.units.b) return null
  const whole = [
    phrase(question, 'without cutting|breaking any? tile'),
    phrase(question, `${greatest} possible? square? tiles`),
    phrase(question, 'same|equal size'),
    phrase(question, 'equal|identical square? tiles'),
    phrase(question, `${greatest} possible? size`),
    phrase(question, 'without cutting'),
  ]
  const given: Given = {
    quantities: [floor.numbers.a, floor.numbers.b],
    of: 'tiles',
    asked: side ? 'size' : 'count',
  }
  return { given, ...told(question, floor, tiles, asked, ...whole) }
}

/** Amounts measured out exactly by one can, or packed in bags of equal weight. */
function amountsIn(question: Question) {
  const numbers = quantitiesIn(question)
  const can = phrase(question, 'measure * exactly|exact') ?? phrase(question, 'exact|exactly number times')
  const bags = phrase(question, '~group equal|same weight|capacity|size')
  const way = can ?? bags
  const size =
    phrase(question, 'find|what capacity|weight|size each|every|one|a|the? ~group') ??
    phrase(question, `${greatest} possible? capacity|weight|size each|every|one|a? ~group`)
  const times = phrase(question, 'how many times * filled|used * all|total|altogether')
  const packed = phrase(question, 'how many ~group packed|needed|made|filled? all|total|altogether')
  const count = times ?? packed
  const asked = size ?? count
  if (!numbers || !way || !asked || (size && count) || !isExtreme(question)) return null
  const group = bags && !can ? bags.nouns.group : null
  const named = size ? size.nouns.group : (packed?.nouns.group ?? null)
  if (group !== null && named !== null && named !== group) return null
  const whole = [
    phrase(question, 'whole|exact number times'),
    phrase(question, 'without any left over?'),
    phrase(question, 'exactly'),
  ]
  const given: Given = {
    quantities: numbers.quantities.map(({ value }) => value),
    of: 'parts',
    asked: size ? 'size' : 'count',
  }
  return { given, ...told(question, numbers, way, asked, ...whole) }
}

export const largestMeasure = recogniser<Given>({
  id: 'largest-measure',
  solution,
  story: true,
  cues: ['square', 'exactly', 'exact', 'equal', 'same'],
  words: ['each', 'three', 'two', 'one', 'all', 'same', 'equal', 'square', 'number'],
  examples: [
    'The floor of a corridor is 240 cm long and 180 cm wide. It is to be covered completely with equal square tiles, as large as possible, without cutting any tile. Find the side of each tile in cm.',
    'Three drums hold 72, 54 and 45 litres of mustard oil. One can is to be used to measure out the oil of each drum exactly, a whole number of times, and the can is as large as possible. How many times is the can filled in all to empty the three drums?',
    'A ration shop has 150, 120 and 45 kg of rice, wheat and sugar respectively. Each is packed, without any left over, in bags of equal weight, and the bags are as heavy as possible. Find the weight of each bag in kg.',
    'a hall is 12 m long and 8 m wide. square tiles of same size, find least number of square tiles',
    'three tankers have 403, 434 and 465 litres diesel. find maximum capacity of a container that can measure the diesel of each exact number of times',
  ],
  refuses: [
    'The floor of a corridor is 240 cm long and 180 cm wide. It is to be covered completely with equal square tiles, as large as possible. Find the area of each tile.',
    'The floor of a corridor is 240 cm long and 18 m wide. It is to be covered completely with equal square tiles, as large as possible. Find the side of each tile.',
    'The floor of a corridor is 240 cm long and 180 cm wide. It is to be covered with equal square tiles of side 30 cm. How many tiles are needed?',
    'A ration shop has 150, 120 and 45 kg of rice, wheat and sugar. Each is packed in bags of equal weight, as heavy as possible. How many bags of rice are packed?',
  ],
  read: (question) => (inTwoUnits(question) ? null : (tilesIn(question) ?? amountsIn(question))),
})
