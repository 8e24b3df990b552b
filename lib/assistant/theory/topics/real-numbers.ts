import type { TopicTheory } from '../theory'

const irrational = (
  root: string,
  p: number,
): string => String.raw`Proof: Suppose $${root}$ is rational. Then $${root} = \frac{a}{b}$ with co-prime integers $a$ and $b$, $b \neq 0$.
Squaring: $a^2 = ${p}b^2$. So ${p} divides $a^2$, and therefore ${p} divides $a$ (${p} is prime).
Put $a = ${p}c$: $${p * p}c^2 = ${p}b^2$, so $b^2 = ${p}c^2$, and ${p} divides $b$ as well.
So ${p} is a common factor of $a$ and $b$. This contradicts that they are co-prime.
Hence $${root}$ is irrational.`

const irrationalRoot = (p: number) => ({
  id: `root-${p}-is-irrational`,
  names: [
    `√${p} is irrational`,
    `root ${p} is irrational`,
    `√${p} is an irrational number`,
    `root ${p} is an irrational number`,
    `√${p} irrational`,
    `root ${p} irrational`,
    `irrationality of √${p}`,
    `square root of ${p} is irrational`,
  ],
  concept: 7,
  what: `$\\sqrt{${p}}$ is irrational: it cannot be written as a fraction of two integers.`,
  prove: irrational(`\\sqrt{${p}}`, p),
  whys: [
    {
      asks: [`is √${p} irrational`, `is root ${p} irrational`, `√${p} is irrational`],
      text: irrational(`\\sqrt{${p}}`, p),
    },
  ],
})

export const realNumberTheory: TopicTheory = {
  theories: [
    {
      id: 'real-number',
      names: ['real number', 'set of real numbers'],
      concept: 8,
      what: 'The real numbers are the rational and the irrational numbers together: every point of the number line stands for one of them.',
    },
    {
      id: 'rational-number',
      names: ['rational number', 'rational numbers', 'rational'],
      concept: 8,
      what: String.raw`A rational number can be written as $\frac{p}{q}$ with integers $p$ and $q$, $q \neq 0$. Its decimal expansion is terminating or non-terminating recurring.`,
    },
    {
      id: 'irrational-number',
      names: ['irrational number', 'irrational numbers', 'irrational'],
      concept: 7,
      what: String.raw`An irrational number cannot be written as $\frac{p}{q}$ with integers $p$ and $q$, $q \neq 0$. Examples: $\sqrt{2}$, $\sqrt{3}$, $5 + 2\sqrt{3}$, $\pi$. Its decimal expansion goes on without end and without repeating.`,
    },
    irrationalRoot(2),
    irrationalRoot(3),
    irrationalRoot(5),
    irrationalRoot(7),
    {
      id: 'prime-number',
      names: ['prime number', 'prime numbers', 'prime'],
      concept: 1,
      what: 'A prime number is a natural number greater than 1 that has exactly two factors: 1 and itself. 2, 3, 5, 7, 11, 13, ... are prime; 2 is the only even one. 1 is neither prime nor composite.',
      whys: [
        {
          asks: [
            'is 1 not a prime number',
            'is 1 neither prime nor composite',
            '1 is not prime',
            'is one not prime',
            'is 1 not prime',
          ],
          text: 'A prime number has exactly two factors, and 1 has only one, itself. If 1 were prime, the factorisation of a number would not be unique: $6 = 2 \\times 3 = 1 \\times 2 \\times 3$.',
        },
      ],
    },
    {
      id: 'composite-number',
      names: ['composite number', 'composite numbers', 'composite'],
      concept: 1,
      what: 'A composite number is a natural number greater than 1 that has a factor other than 1 and itself: 4, 6, 8, 9, 10, ... It is a product of primes.',
    },
    {
      id: 'co-prime-numbers',
      names: ['co-prime numbers', 'coprime', 'co-prime', 'coprime numbers', 'co prime numbers', 'relatively prime'],
      concept: 2,
      what: 'Two numbers are co-prime if their only common factor is 1, that is, if their HCF is 1. They need not be primes: 8 and 15 are co-prime. The LCM of two co-prime numbers is their product.',
    },
    {
      id: 'fundamental-theorem-of-arithmetic',
      names: [
        'fundamental theorem of arithmetic',
        'unique factorisation theorem',
        'fundamental theorem of arithmatic',
        'theorem 1.1',
      ],
      concept: 1,
      what: 'Fundamental Theorem of Arithmetic: every composite number can be expressed (factorised) as a product of primes, and this factorisation is unique, apart from the order in which the prime factors occur.',
      when: 'Use it for the HCF and the LCM by prime factorisation, for the digit in which a power can end, to show that a number is composite, and in the proof that a root is irrational.',
    },
    {
      id: 'prime-factorisation',
      names: [
        'prime factorisation',
        'prime factorisation method',
        'prime factors',
        'product of primes',
        'product of prime factors',
        'prime factorization',
      ],
      concept: 1,
      what: String.raw`The prime factorisation of a number writes it as a product of primes: $180 = 2^2 \times 3^2 \times 5$. Divide by 2 as often as you can, then by 3, 5, 7 and so on.`,
    },
    {
      id: 'hcf',
      names: [
        'hcf',
        'highest common factor',
        'greatest common divisor',
        'hcf of two numbers',
        'hcf of numbers',
        'hcf by prime factorisation',
        'hcf by prime factorisation method',
      ],
      concept: 2,
      what: 'The HCF (highest common factor) of two or more numbers is the greatest number that divides each of them.',
      formula: String.raw`HCF $=$ product of the smallest power of each common prime factor in the numbers.
Example: $12 = 2^2 \times 3$ and $18 = 2 \times 3^2$, so HCF $= 2 \times 3 = 6$.`,
      when: 'Use the HCF when the answer divides the given numbers: the largest size of equal groups, the longest tape that measures several lengths exactly, the biggest square tile for a floor.',
    },
    {
      id: 'lcm',
      names: [
        'lcm',
        'least common multiple',
        'lowest common multiple',
        'lcm of two numbers',
        'lcm of numbers',
        'lcm by prime factorisation',
        'lcm by prime factorisation method',
      ],
      concept: 2,
      what: 'The LCM (least common multiple) of two or more numbers is the least number that each of them divides.',
      formula: String.raw`LCM $=$ product of the greatest power of each prime factor that occurs in the numbers.
Example: $12 = 2^2 \times 3$ and $18 = 2 \times 3^2$, so LCM $= 2^2 \times 3^2 = 36$.`,
      when: 'Use the LCM when the given numbers divide the answer: bells that ring together again, runners who meet again at the start, the smallest stock that can be packed in boxes of each size.',
    },
    {
      id: 'product-of-hcf-and-lcm',
      names: [
        'product of hcf and lcm',
        'relation between hcf and lcm',
        'hcf and lcm relation',
        'hcf x lcm',
        'relationship between hcf and lcm',
        'hcf and lcm',
        'hcf * lcm',
        'hcf * lcm = product of two numbers',
      ],
      concept: 2,
      what: String.raw`For any two positive integers $a$ and $b$, $\text{HCF}(a, b) \times \text{LCM}(a, b) = a \times b$.
It holds for two numbers only. The HCF always divides the LCM.`,
      formula: String.raw`$\text{HCF}(a, b) \times \text{LCM}(a, b) = a \times b$, so the other number is $b = \frac{\text{HCF} \times \text{LCM}}{a}$.`,
      whys: [
        {
          asks: [
            'is hcf x lcm = product of two numbers',
            'is hcf * lcm equal to product of numbers',
            'is the product of hcf and lcm equal to the product of the numbers',
          ],
          text: 'Of each prime the HCF takes the smaller power and the LCM the greater one. Together they take both powers, and so does the product of the two numbers.',
        },
      ],
    },
    {
      id: 'prime-divides-a-square',
      names: [
        'if a prime p divides a^2 then p divides a',
        'if p divides a^2 then p divides a',
        'p divides a^2 then p divides a',
        'theorem 1.2',
      ],
      concept: 7,
      what: 'Let $p$ be a prime number. If $p$ divides $a^2$, then $p$ divides $a$, where $a$ is a positive integer.',
      prove: String.raw`Proof: Let $a = p_1p_2 \ldots p_n$ be the prime factorisation of $a$. Then $a^2 = p_1^2p_2^2 \ldots p_n^2$.
$p$ divides $a^2$, so by the Fundamental Theorem of Arithmetic $p$ is one of the primes of $a^2$, and these are $p_1, p_2, \ldots, p_n$.
So $p$ is one of the primes of $a$. Hence $p$ divides $a$.`,
    },
    {
      id: 'rational-and-irrational-together',
      names: [
        'sum of a rational and an irrational number',
        'sum of rational and irrational',
        'product of rational and irrational',
        'sum or difference of a rational and an irrational number is irrational',
        'product of a non-zero rational and an irrational number',
      ],
      concept: 8,
      what: 'The sum or difference of a rational and an irrational number is irrational. The product and the quotient of a non-zero rational and an irrational number are irrational.',
    },
    {
      id: 'terminating-decimal',
      names: [
        'terminating decimal',
        'terminating decimal expansion',
        'terminating decimals',
        'condition for terminating decimal',
      ],
      concept: 8,
      what: String.raw`A decimal expansion is terminating if it ends, as $0.375$. A rational number $\frac{p}{q}$ in lowest terms has one exactly when $q = 2^m \times 5^n$. Otherwise its expansion is non-terminating recurring.`,
    },
    {
      id: 'euclids-division-lemma',
      names: [
        "euclid's division lemma",
        'euclid division lemma',
        'division lemma',
        'euclids lemma',
        'euclid lemma',
        "euclid's lemma",
        'euclid division algorithm',
        "euclid's division algorithm",
      ],
      concept: 2,
      what: String.raw`Euclid's division lemma: for positive integers $a$ and $b$ there are unique integers $q$ and $r$ with $a = bq + r$, $0 \le r < b$.
It is no longer in the syllabus: in the exam find the HCF by prime factorisation.`,
    },
  ],
  differences: [
    {
      between: [
        ['rational number', 'rational'],
        ['irrational number', 'irrational'],
      ],
      concept: 8,
      text: String.raw`A rational number can be written as $\frac{p}{q}$ with integers $p$ and $q \neq 0$; its decimal expansion ends or repeats. An irrational number cannot; its decimal expansion neither ends nor repeats.
$\sqrt{9} = 3$ is rational, $\sqrt{3}$ is irrational.`,
    },
    {
      between: [
        ['hcf', 'highest common factor'],
        ['lcm', 'least common multiple'],
      ],
      concept: 4,
      text: 'The HCF is the greatest number that divides all the given numbers: take the smallest power of each common prime. The LCM is the least number that all of them divide: take the greatest power of each prime.\nThe HCF is at most the smallest of the numbers, the LCM at least the greatest.',
    },
    {
      between: [
        ['prime number', 'prime'],
        ['composite number', 'composite'],
      ],
      concept: 1,
      text: 'A prime number has exactly two factors, 1 and itself. A composite number has more than two. 1 is neither.',
    },
    {
      between: [
        ['prime number', 'prime'],
        ['co-prime', 'coprime', 'co-prime numbers'],
      ],
      concept: 2,
      text: 'Prime is said of one number: it has no factors but 1 and itself. Co-prime is said of two numbers: they have no common factor but 1. 8 and 15 are co-prime, and neither is prime.',
    },
    {
      between: [
        ['terminating decimal', 'terminating'],
        ['recurring decimal', 'non terminating decimal', 'non-terminating', 'recurring'],
      ],
      concept: 8,
      text: 'A terminating decimal ends after some digits, as 0.375. A non-terminating recurring decimal goes on without end and repeats a block of digits, as 0.333... Both are rational.',
    },
  ],
}
