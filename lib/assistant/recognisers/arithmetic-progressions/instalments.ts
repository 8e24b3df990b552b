import { wholeOf } from './progression'
import { instalments as solution, type Given } from '../../../solutions/arithmetic-progressions/instalments'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const instalment = 'instalments|installments|instalment|installment'
const denominators: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  thirds: 3,
  fourth: 4,
  fourths: 4,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
}
const parts = 'half|third|thirds|fourth|fourths|quarter|quarters|fifth|fifths|sixth|sixths'
const open = 'unpaid|remains|remaining|remain|left|due|still'

/** "one-third of the debt is still unpaid", "all but one-third" */
function shareIn(question: Question) {
  const named = phrase(question, `#u ${parts} ${open} unpaid|paid?`, `all but #u ${parts}`)
  const part = named?.taken.flatMap((item) => (item.kind === 'word' ? (denominators[item.text] ?? []) : []))[0]
  const u = named && wholeOf(named.numbers.u)
  if (named && u !== null && part !== undefined) return { unpaid: u, whole: part, found: named }
  const typed = phrase(question, `#s ${open} unpaid|paid?`, 'all but #s')
  const share = typed?.numbers.s
  return typed && share && share.n > 0n && share.n < share.d
    ? { unpaid: Number(share.n), whole: Number(share.d), found: typed }
    : null
}

/** "A debt of ₹4500 is cleared in 20 monthly instalments that form an AP. After 15 of them one-third is unpaid. ..." */
export const instalments = recogniser<Given>({
  id: 'instalments-in-ap',
  solution,
  story: true,
  cues: instalment.split('|'),
  words: ['ap', 'form', 'first', 'paid', 'unpaid'],
  examples: [
    'A debt of ₹11,520 is to be cleared in 16 monthly instalments that form an AP. When 12 instalments are paid, one-third of the debt is still unpaid. Find the first instalment, in rupees.',
    'Reshma borrowed ₹31,200 from her self-help group, without interest. She pays it back in 26 monthly instalments, each of them more than the one before by the same amount. After 18 instalments two-fifths of the loan remains to be paid. How many rupees was her first instalment?',
    'a man arranges to pay off a debt of rs 3600 by 40 annual instalments which are in ap. when 30 of the instalments are paid one third of the debt is unpaid. find the first instalment',
  ],
  refuses: [
    'A debt of ₹11,520 is to be cleared in 16 monthly instalments that form an AP. When 12 instalments are paid, one-third of the debt is still unpaid. Find the last instalment.',
    'A debt of ₹11,520 is to be cleared in 16 equal monthly instalments. When 12 instalments are paid, one-third of the debt is still unpaid. Find the first instalment.',
    'A debt of ₹11,520 is to be cleared in 16 monthly instalments that form an AP. When 12 instalments are paid, one-third of the debt is paid. Find the first instalment.',
  ],
  read: (question) => {
    const money = factsOf(question, 'number').filter(({ unit }) => unit === '₹')
    const [total, ...more] = money
    const all = phrase(question, `#n monthly|annual|yearly|weekly? ${instalment}`)
    const some = phrase(
      question,
      `when|after|first #k ${instalment}`,
      `after #k ~x? ${instalment}`,
      `after paying|payment #k`,
    )
    const share = shareIn(question)
    const grows = phrase(question, 'each one? more one? before same amount', 'form|are|in ap', 'ap')
    const none = phrase(question, 'without interest')
    const asked = phrase(question, `find|what|determine first ${instalment}`, `many rupees first ${instalment}`)
    const [n, k] = [all && wholeOf(all.numbers.n), some && wholeOf(some.numbers.k)]
    if (!total || more.length > 0 || !share || !grows || !asked || n === null || k === null) return null
    return {
      given: { total: total.value, n, k, unpaid: share.unpaid, whole: share.whole },
      ...told(question, all, some, share.found, grows, none, asked, { taken: [total] }),
    }
  },
  before: () => 'Answer: ₹',
})
