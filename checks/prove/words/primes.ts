import { finding, type WordRule } from './finding'

const isPrime = (n: number): boolean => {
  if (n < 2) return false
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

/** "$17$ is a prime number", and every line $90 = 2 \times 3^{2} \times 5$ of the first chapter is made of primes. */
export const primes: WordRule = ({ problem }) =>
  problem.type !== 'real-numbers'
    ? []
    : problem.steps.flatMap((text, index) => {
        const said = /^\$(\d+)\$ is a prime/.exec(text)?.[1]
        return said === undefined ? [] : [finding(index, isPrime(Number(said)), `${said} is not a prime`)]
      })
