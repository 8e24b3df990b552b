import { formAt, meantItems, statementAt } from './relations'
import { zeroValue as solution, type Given } from '../../../solutions/arithmetic-progressions/zero-value'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { multiply, sign, subtract } from '../../../maths/fraction'

/** "7 times the 7th term of an AP is equal to 12 times its 12th term. Find its 19th term." */
export const zeroValue = recogniser<Given>({
  id: 'value-that-is-zero-in-ap',
  solution,
  cues: ['ap'],
  words: [],
  examples: [
    '7 times the 7th term of an AP is equal to 12 times its 12th term. Find its 19th term.',
    'in an ap the sum of first 8 terms is equal to sum of first 14 terms what is the sum of first 22 terms',
  ],
  refuses: [
    '7 times the 7th term of an AP is equal to 12 times its 12th term. Find its 18th term.',
    '7 times the 7th term of an AP is equal to 12 times its 12th term. Find its 19th term from the end.',
    'In an AP the sum of the first 8 terms is twice the sum of the first 14 terms. Find the sum of the first 22 terms.',
  ],
  read: (question) => {
    const items = meantItems(question.apart).filter((item) => item.kind !== 'mark')
    const statement = statementAt(items, 0)
    const rest = statement ? items.slice(statement.next).filter((item) => !isAsking(item)) : []
    const asked = formAt(rest, 0)
    if (!statement || !asked || asked.next !== rest.length || sign(statement.of.value) !== 0) return null
    const [nought, form] = [statement.of.form, asked.of]
    const isFixed = sign(subtract(multiply(nought.a, form.d), multiply(nought.d, form.a))) === 0
    if (!isFixed || statement.of.plain || !question.words.includes('ap')) return null
    return { given: { nought, asked: form }, ...told(question, { taken: question.apart }) }
  },
})

const isAsking = (item: ReturnType<typeof meantItems>[number]): boolean =>
  item.kind === 'word' && ['find', 'what', 'is', 'and'].includes(item.text)
