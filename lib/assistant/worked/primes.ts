import { factorisationTex, factorisationText, isPrime } from '../../maths/integer'
import { rule, type Rule } from '../rule'

const most = 1_000_000_000

export const primeFactorisation: Rule = rule({
  id: 'prime-factorisation-of',
  examples: [
    'prime factorisation of 140',
    'What are the prime factors of 3825?',
    'Express 156 as a product of its prime factors',
  ],
  match: (text) => {
    const found =
      /prime factors?(?:isation)? (?:of|for) (\d+)\b/.exec(text) ??
      /(?:express|write) (\d+) as (?:a |the )?product of (?:its )?prime/.exec(text) ??
      /^(?:please )?factorise (\d+)$/.exec(text)
    return found ? Number(found[1]) : null
  },
  reply: (n) => {
    if (n < 2) return { text: `${n} is not a product of primes: prime factorisation begins at 2.` }
    if (n > most)
      return { text: 'That number is too big for me to factorise. I can work with numbers up to $1000000000$.' }
    const answer = factorisationText(n)
    const lead = isPrime(n)
      ? `${n} is a prime number: it is its own factorisation.`
      : 'Divide by 2 as often as you can, then by 3, 5, 7 and so on, until only primes are left.'
    return { text: `${lead}\n$${n} = ${factorisationTex(n)}$\nTyped on one line: ${answer}`, answer }
  },
})

export const primeOrNot: Rule = rule({
  id: 'prime-or-composite',
  examples: ['Is 91 a prime number?', 'is 97 prime'],
  match: (text) => {
    const found = /^(?:is|check (?:if|whether)) (\d{1,9})(?: is)? (?:a )?(?:prime|composite)/.exec(text)
    return found ? Number(found[1]) : null
  },
  reply: (n) => {
    if (n < 2) return { text: `${n} is neither prime nor composite.` }
    return isPrime(n)
      ? {
          text: `No prime up to $\\sqrt{${n}}$ divides ${n}, so it has just two factors, 1 and itself. ${n} is prime`,
          answer: 'prime',
        }
      : {
          text: `$${n} = ${factorisationTex(n)}$, so it has factors other than 1 and itself. ${n} is composite`,
          answer: 'composite',
        }
  },
})
