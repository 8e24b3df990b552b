import { asksTwice } from './words'
import { columnsIn, equalPartsIn, groupWords, sectionNames } from './equal-parts'
import { equalGroups as solution, type Given } from '../../../solutions/real-numbers/equal-groups'
import { recogniser } from '../../recogniser'

export const equalGroups = recogniser<Given>({
  id: 'largest-equal-groups',
  solution,
  story: true,
  asPart: true,
  cues: ['same', 'equal', 'identical'],
  words: groupWords,
  examples: [
    'A sweet seller has 420 kaju barfis and 130 badam barfis. She puts them in stacks, each stack with the same number of barfis and all of one kind, and wants as few stacks as possible. How many barfis are there in each stack?',
    'Two ribbons of lengths 84 cm and 60 cm are to be cut into pieces of equal length, as long as possible, with no ribbon left over. How many pieces are obtained in all?',
    'In a parade, a group of 616 cadets marches behind a band of 32 members. Both groups march in the same number of columns. What is the maximum number of columns?',
    'The students of a school plant 104 neem and 96 mango saplings in rows. Each row has the same number of saplings, all of one kind, and this number is as large as possible. How many saplings are there in each row?',
  ],
  refuses: [
    'A fruit seller has 192 mangoes, 240 guavas and 168 chikoos. He packs them in baskets, each with the same number of fruits of 1 kind, and as few baskets as possible. How many baskets are there?',
    'The students of a school plant 104 neem and 96 mango saplings in rows. Each row has the same number of saplings, all of one kind, and the number of rows is as large as possible. How many saplings are there in each row?',
    'The students of a school plant 104 neem and 96 mango saplings in rows. Each row has the same number of saplings, all of one kind, and this number is as small as possible. How many rows are there in all?',
    'The students of a school plant 104 neem and 96 mango saplings in rows. Each row has the same number of saplings, and this number is as large as possible. How many rows of neem are there?',
  ],
  read: (question) => {
    // each kind by itself: the boxes are as many as the sum of the quotients
    const isApart = question.words.includes('separately')
    const found = asksTwice(question) || isApart ? null : (columnsIn(question) ?? equalPartsIn(question))
    // "only 1 kind of fruit" tells no quantity
    if (!found || found.quantities.some(({ n, d }) => n === d)) return null
    const { quantities, asked, used, said } = found
    return { given: { quantities, asked }, said, used: [...used, ...sectionNames(question)] }
  },
})
