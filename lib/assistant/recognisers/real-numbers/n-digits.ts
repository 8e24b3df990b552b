import { asksGreatest, extreme } from './words'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

/** "The greatest number of four digits", "the smallest 4-digit number". */
export function nDigits(question: Question) {
  const found =
    phrase(question, `${extreme} #d digit|digits number`) ??
    phrase(question, `${extreme} number #d digit|digits`) ??
    phrase(question, `#d digit|digits ${extreme} number`) ??
    phrase(question, `${extreme} #d digit|digits number?`) ??
    phrase(question, `number #d digit|digits * ${extreme} one|number?`)
  // "When a number of three digits is divided by ... Find the smallest such number."
  const [first, such] = [phrase(question, 'number #d digit|digits'), phrase(question, `${extreme} such? number`)]
  const digits = found ?? first
  const named = found ?? such
  if (!digits || !named) return null
  const asked: 'greatest' | 'least' = asksGreatest(named) ? 'greatest' : 'least'
  const taken = [...digits.taken, ...named.taken]
  return { found: { taken }, asked, digits: Number(digits.numbers.d.n) }
}
