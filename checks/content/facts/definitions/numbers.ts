import type { Definition } from './definition'

/** Terms of real numbers. */
export const numberDefinitions: readonly Definition[] = [
  {
    term: String.raw`(?:co-?prime|relatively prime|mutually prime|prime to (?:each other|one another))(?: numbers?| integers?)?`,
    genus: 'numbers?|integers?|pairs?',
    needs: [String.raw`\b(?:HCF|GCD|common|1|one|prime factors?)\b`],
    never: String.raw`(?:both|each|all|the two)(?: of them| numbers?)? (?:is|are|being) (?:a )?primes?(?: numbers?)?|(?:one|none|either|at least one)(?: of (?:them|the (?:two )?numbers))? is (?:a )?prime|their LCM is 1|common multiple (?:is|but|other than|except) 1|both prime|(?:two|different) primes|difference is 1|(?:both|they) (?:are )?odd|no common multiples?|HCF is (?:0|a prime|one of them)`,
    says: 'co-prime numbers have no common factor but 1; neither of them need be prime (8 and 9)',
  },
  {
    term: String.raw`(?<!co-)(?<!co)(?<!relatively )prime(?: numbers?)?`,
    genus: 'numbers?|integers?',
    never: String.raw`divisible by (?:1|one) only|(?:no|without) factors?\b(?! (?:other|but|except|besides|apart))|only (?:one|three) (?:factors?|divisors?)|(?:exactly |only )?(?<!than )(?:one|three) (?:factors?|divisors?)|more than two (?:factors?|divisors?)|not divisible by 2|odd number|no(?:t)? even|divisible by 2`,
    says: 'a prime number is greater than 1 and has exactly two factors, 1 and itself',
  },
  {
    term: String.raw`composite(?: numbers?)?`,
    genus: 'numbers?|integers?|one',
    never: String.raw`(?:exactly |only |just )?(?<!than )(?<!least )(?<!except )(?:one|two|no) (?:different |distinct )?(?:factors?|divisors?)\b(?! (?:greater|larger|other|more|bigger|besides))|divisible by 2|even(?: numbers?)?|no prime factors?|divisible (?:only )?by 1 and (?:by )?itself(?: only)?`,
    says: 'a composite number is greater than 1 and has more than two factors',
  },
  {
    term: String.raw`irrational(?: numbers?)?`,
    genus: 'numbers?',
    never: String.raw`(?:can|which can|that can) be (?:written|expressed|put) (?:as|in the form(?: of)?) (?:a fraction|p/q|a/b)|can(?:not| not) be (?:written|expressed) as (?:a )?(?:decimal|integer|whole number|natural number)s?|(?:its |the )?decimals? (?:expansion )?(?:is |are )?(?:terminating|recurring|repeating|ends|terminates|recurs)|(?:it |that |which )?is not (?:an integer|a whole number|a natural number)|negative|square root`,
    says: 'an irrational number cannot be written as p/q with integers p and q, q ≠ 0',
  },
  {
    term: String.raw`(?<!ir)rational numbers?`,
    genus: 'numbers?',
    never: String.raw`p ≠ 0(?!,? (?:and|or) q)|p is not (?:0|zero)|p and q are (?:any )?(?:real|natural|prime|rational) numbers?|(?:its |the )?decimal expansion (?:is |does )?(?:non-|not |never )(?:terminat\w+|end)(?: (?:and|nor) (?:non-|not )?(?:recurring|repeating))?$|q = 0`,
    says: 'a rational number can be written as p/q with integers p and q, and q ≠ 0',
  },
  {
    term: String.raw`HCF|highest common factor|greatest common (?:divisor|factor)`,
    genus: 'number|integer|factor|divisor|product|multiple',
    never: String.raw`(?:smallest|least|lowest) (?:number|integer|common|factor|divisor|positive)|(?:that|which) (?:both|each|all)(?: of them| (?:the )?(?:given )?numbers)? divides?|divisible by (?:both|each|all|the given)|is a multiple of|common multiples?|greatest powers?|highest powers?|all (?:the )?prime factors(?! (?:common|that (?:are|both)))|product of all`,
    says: 'the HCF is the greatest number that divides each of them, the LCM the smallest that each of them divides',
  },
  {
    term: String.raw`LCM|(?:least|lowest) common multiple`,
    genus: 'number|integer|factor|divisor|product|multiple',
    never: String.raw`(?:greatest|highest|largest) (?:number|integer|common|multiple|positive)|(?:that|which) divides? (?:both|each|all|the two|the given|them)|common (?:factors?|divisors?)(?! only)|(?:smallest|least|lowest) powers?|product of the common`,
    says: 'the LCM is the smallest number that each of them divides, the HCF the greatest that divides each of them',
  },
  {
    term: String.raw`(?:the )?fundamental theorem(?: of arithmetic)?`,
    never: String.raw`(?:many|several|different|more than one|two) ways|every (?:prime|real|rational|irrational|natural|even|odd) numbers?|(?:a |the )?(?:sum|difference) of`,
    says: 'every composite number is a product of primes in one way only, apart from the order',
  },
  {
    term: String.raw`prime factori[sz]ation`,
    genus: 'way|product|sum|form|expression|list',
    never: String.raw`(?:sum|difference) of|(?:composite|all|co-?prime) (?:factors|numbers)(?! as)`,
    says: 'it is the number written as a product of primes',
  },
  {
    in: ['real-numbers'],
    term: 'even(?: numbers?| integers?)?',
    genus: 'numbers?|integers?',
    never: String.raw`of the form 2\w \+ 1|not divisible by 2|leaves? (?:the )?remainder 1`,
    says: 'an even number is divisible by 2: it is of the form 2k',
  },
  {
    in: ['real-numbers'],
    term: 'odd(?: numbers?| integers?)?',
    genus: 'numbers?|integers?',
    never: String.raw`of the form 2\w(?! [-+])|divisible by 2|prime numbers?`,
    says: 'an odd number leaves the remainder 1 when divided by 2: it is of the form 2k + 1',
  },
]
