import { concept, type Rule } from '../rule'

export const realNumberConcepts: readonly Rule[] = [
  concept(
    'irrational-proof',
    /irrational/,
    ['How do I prove that a number is irrational?', 'prove that √2 is irrational'],
    String.raw`Prove it by contradiction. For $\sqrt{2}$:
1. Suppose $\sqrt{2}$ is rational, so $\sqrt{2} = \frac{a}{b}$ with co-prime integers $a$ and $b$, $b \neq 0$.
2. Squaring, $a^2 = 2b^2$. So 2 divides $a^2$, and therefore 2 divides $a$.
3. Put $a = 2c$: then $4c^2 = 2b^2$, so $b^2 = 2c^2$, and 2 divides $b$ too.
4. So 2 divides both $a$ and $b$. This is a contradiction, because $a$ and $b$ are co-prime. Hence $\sqrt{2}$ is irrational.
For a number such as $3 + 2\sqrt{5}$: suppose it equals a rational $r$, so $\sqrt{5} = \frac{r - 3}{2}$ would be rational. This contradicts the fact that $\sqrt{5}$ is irrational.`,
  ),
  concept(
    'ends-in-zero',
    /\bends? (?:in|with)\b|digit (?:0|zero)|last digit/,
    ['When does a power end with the digit 0?', 'which numbers end with the digit zero'],
    String.raw`A number that ends in the digit 0 is divisible by 10, so both 2 and 5 must be among its prime factors.
Factorise the base: for example $12^n = (2^2 \times 3)^n = 2^{2n} \times 3^n$. Its only primes are 2 and 3, and by the Fundamental Theorem of Arithmetic this factorisation is unique, so 5 is not a factor.
Hence $12^n$ cannot end in the digit 0 for any natural number $n$. Name the missing prime and the uniqueness: they carry the marks.`,
  ),
  concept(
    'hcf-or-lcm',
    /\bwhen\b.*\b(?:hcf|lcm)\b|\bhcf or (?:the )?lcm\b|\bbells?\b|traffic lights?/,
    ['When do I use HCF or LCM?', 'Bells toll together: how do I solve it?'],
    String.raw`Use the HCF when something is cut or shared into the greatest equal parts: the longest tape that measures several lengths, the most groups with nothing left over.
Use the LCM when things happen together again: bells tolling, lights changing, runners meeting at the start.
With equal remainders: the greatest divisor is the HCF of the numbers less their remainders; the least number is the LCM plus the remainder.`,
  ),
  concept(
    'hcf-lcm-relation',
    /\bhcf\b.*\blcm\b|\blcm\b.*\bhcf\b/,
    ['What is the relation between HCF and LCM?', 'How are the HCF and LCM of two numbers connected?'],
    String.raw`For any two positive integers, $\text{HCF}(a, b) \times \text{LCM}(a, b) = a \times b$.
So the other number is $b = \frac{\text{HCF} \times \text{LCM}}{a}$. The HCF always divides the LCM.
Take care: this holds for two numbers only. For three numbers go back to the prime factorisation.`,
  ),
  concept(
    'hcf',
    /\bhcf\b/,
    ['What is HCF?', 'How do I find the HCF?'],
    String.raw`The HCF is the greatest number that divides all the given numbers.
Write each number as a product of primes; the HCF is the product of the smallest power of each common prime factor.
Example: $12 = 2^2 \times 3$ and $18 = 2 \times 3^2$, so $\text{HCF} = 2 \times 3 = 6$. Ask me "HCF of 96 and 404" to see the working.`,
  ),
  concept(
    'lcm',
    /\blcm\b/,
    ['What is LCM?', 'How do I find the LCM by prime factorisation?'],
    String.raw`The LCM is the least number that all the given numbers divide.
Write each number as a product of primes; the LCM is the product of the greatest power of each prime factor that occurs.
Example: $12 = 2^2 \times 3$ and $18 = 2 \times 3^2$, so $\text{LCM} = 2^2 \times 3^2 = 36$. Ask me "LCM of 84 and 120" to see the working.`,
  ),
  concept(
    'prime-factorisation',
    /fundamental theorem of arithmetic|prime factor|\bprime numbers?\b|\bcomposite\b|\bco-?primes?\b/,
    ['What is the Fundamental Theorem of Arithmetic?', 'How do I use prime factorisation in a real numbers question?'],
    String.raw`The Fundamental Theorem of Arithmetic: every composite number can be written as a product of primes, and this factorisation is unique, apart from the order of the factors.
To find it, divide by 2 as often as you can, then by 3, 5, 7 and so on: $180 = 2^2 \times 3^2 \times 5$.
From it you read off the HCF (smallest powers of the common primes), the LCM (greatest powers of all primes) and which digits a power can end in. Two numbers are co-prime when their HCF is 1.`,
  ),
  concept(
    'euclid',
    /\beuclid/,
    ["What is Euclid's division lemma?"],
    String.raw`Euclid's division lemma: for positive integers $a$ and $b$ there are unique integers $q$ and $r$ with $a = bq + r$, $0 \le r < b$.
It is no longer in the syllabus. In the exam find the HCF by prime factorisation.`,
  ),
  concept(
    'decimal-expansion',
    /terminating|decimal expansion|recurring/,
    ['When is a decimal expansion terminating?'],
    String.raw`A rational number $\frac{p}{q}$ in lowest terms has a terminating decimal expansion exactly when the prime factorisation of $q$ is of the form $2^m \times 5^n$. Otherwise its expansion is non-terminating recurring.
The decimal expansion of an irrational number is neither terminating nor recurring.`,
  ),
]

export const realNumberOverview = concept(
  'real-numbers',
  /\breal numbers?\b|\brational numbers?\b|\bnatural numbers?\b|\bintegers?\b|number systems?\b/,
  ['What is a real number?', 'Tell me about real numbers'],
  String.raw`Real numbers are the rational and the irrational numbers together.
A rational number can be written as $\frac{p}{q}$ with integers $p$ and $q$, $q \neq 0$. An irrational number, such as $\sqrt{2}$ or $\pi$, cannot.
The chapter has three tools: the Fundamental Theorem of Arithmetic, HCF and LCM by prime factorisation, and the proof that numbers such as $\sqrt{2}$ and $3 + 2\sqrt{5}$ are irrational.`,
)
