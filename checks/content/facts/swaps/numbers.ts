import type { Swap } from './swap'

const be = '(?:is|are)(?: always| also| equal to| exactly)*'
const numbers = '(?:the |any |these |given )*(?:two )?(?:positive )?(?:given )?(?:numbers|integers)'

/** HCF and LCM, primes, rational numbers. */
export const numbersSwaps: readonly Swap[] = [
  {
    words:
      '(?:a|an|any|every|each) (?:natural |whole |positive )?(?:number|integer) (?:that|which) is not (?:a )?prime(?: number)? is (?:called )?(?:a )?composite',
    says: '1 is not prime and not composite: a composite number is greater than 1',
  },
  {
    words: `(?:product of (?:the |their )*(?:HCF and (?:the )?LCM|LCM and (?:the )?HCF)(?: of ${numbers})?|HCF (?:×|times) (?:the )?LCM) ${be} (?:the |their )*(?:sum|difference|quotient)`,
    says: 'it is the product of the two numbers',
  },
  {
    words: `(?:sum|difference) of (?:the |their )*(?:HCF and (?:the )?LCM|LCM and (?:the )?HCF)(?: of ${numbers})? ${be} (?:the |their )*product`,
    says: 'it is their product that is the product of the two numbers',
  },
  {
    words: `product of (?:the |their )*(?:HCF and (?:the )?LCM|LCM and (?:the )?HCF) of (?:any |the )*three (?:numbers|integers) ${be} (?:the |their )*product`,
    says: 'this holds for two numbers, and not for three',
  },
  {
    words:
      '(?:composite )?(?:number|integer)s?(?: greater than 1)? (?:can|may) be (?:expressed|written|factorised|broken up|split)(?: uniquely)? as (?:a |the )?(?:sum|difference|quotient)s? of (?:its |the )?(?:primes?|prime (?:numbers|factors))',
    says: 'it is a product of primes',
  },
  {
    words:
      'prime(?: number)? (?:p )?divides a², (?:then )?(?:p|it) (?:does not divide|need not divide|cannot divide) a',
    says: 'then it divides a as well',
    evenIf: true,
  },
  {
    words:
      '(?:end(?:s|ing)? (?:with|in) (?:the digit )?(?:0|zero),? (?:(?:then|it|the number|is|must be|has to be|always) )*(?:divisible by|a multiple of) (?:both )?(?:3|7|9|2 and 3|3 and 5))',
    says: 'what ends with 0 is divisible by 2 and by 5',
    evenIf: true,
  },
  {
    words: 'two (?:numbers|integers) are co-?prime (?:if|when) (?:their|the) LCM is 1',
    says: 'their HCF is 1',
    evenIf: true,
  },
  {
    words:
      'LCM of (?:any )?two (?:distinct |different )?prime(?: number)?s is (?:always )?1|HCF of (?:any )?two (?:distinct |different )?(?:co-?)?prime(?: number)?s? is (?:always )?(?:their product|their sum|the (?:smaller|larger|greater))|HCF of (?:any )?two co-?prime numbers is (?:always )?their (?:product|sum)',
    says: 'the HCF of two such numbers is 1, the LCM their product',
  },
  {
    words:
      '(?:every|all|any|each) (?:integers?|whole numbers?|natural numbers?|fractions?) (?:is|are) (?:always )?(?:an )?irrational',
    says: 'all of them are rational',
  },
  {
    words:
      'prime(?: number)? has (?:exactly |only )?(?:one|three|four|more than two|at least three) (?:distinct |different )?(?:positive )?(?:factors?|divisors?)|composite(?: number)? has (?:exactly |only )?(?:one|two) (?:distinct |different )?(?:factors?|divisors?)',
    says: 'a prime number has exactly two factors, a composite number more than two',
  },
  {
    words:
      'divisible by 9 (?:if|when) the sum of its digits is divisible by (?:2|3|5|6)|divisible by 3 (?:if|when) (?:its last digit is|it ends (?:with|in)|the sum of its digits is divisible by (?:2|5))',
    says: 'a number is divisible by 3, or by 9, if the sum of its digits is divisible by the same number',
    evenIf: true,
  },
  {
    in: ['real-numbers'],
    words: String.raw`divisor (?:must|should|has to|is to) be (?:smaller|less) than (?:every|each|the|any|all)(?: of the| the)? remainders?|remainders? (?:is|are|must be|should be)(?: always)? (?:greater|larger|more|bigger) than (?:the|every|each) divisor`,
    says: 'a remainder is smaller than the divisor',
  },
  {
    in: ['real-numbers'],
    words: String.raw`fact that (?:sqrt ?(?:2|3|5|6|7|10|11|13)|√(?:2|3|5|6|7|10|11|13)) is (?:a )?(?:rational|natural|whole|integer)|(?:sqrt ?(?:2|3|5|6|7|10|11|13)|√(?:2|3|5|6|7|10|11|13)) is known to be rational`,
    says: 'it is irrational',
    evenIf: true,
  },
  {
    in: ['real-numbers'],
    words: String.raw`with "?(?:integers )?a and b (?:are )?(?:prime|composite|equal|even)(?! to)(?: numbers)?"?|(?:p/q|a/b)\b[^.;]*where (?:p|a) and (?:q|b) are (?:prime|irrational|composite|decimal)(?: numbers)?(?! to each)`,
    says: 'a and b are co-prime integers',
    evenIf: true,
  },
  {
    in: ['real-numbers'],
    words: String.raw`composite(?: number)?,?[^.;]{0,80}both factors are (?:less than|smaller than|equal to) (?:1|one)`,
    says: 'a composite number has two factors greater than 1',
  },
  {
    in: ['real-numbers'],
    words: String.raw`take the HCF of the divisors,? and (?:then )?(?:\w+ )?(?:add|subtract) the remainder|(?:leaves|leaving) (?:the )?(?:same )?remainder[^.;]{0,60} take the HCF of the divisors`,
    says: 'the number itself is the LCM of the divisors, with the remainder',
    evenIf: true,
  },
  {
    in: ['real-numbers'],
    words: String.raw`(?:square root|root) of (?:a |any |every )?(?:perfect square|square number) is (?:always )?(?:an )?irrational|(?:√|sqrt ?)\{?(?:4|9|16|25|36|49|64|81|100)\}? is (?:an )?irrational`,
    says: 'the square root of a perfect square is an integer',
  },
  {
    words: String.raw`(?:add|adding|added) (?:each|the|every|both|this|that) [a-z]+ from (?:its|their|each|the (?:number|product|sum|result))|(?:subtract|subtracting|subtracted) (?:each|the|every|both|this|that) [a-z]+ to (?:its|their|each|the (?:number|product|sum|result))`,
    says: 'one adds to, and subtracts from',
    evenIf: true,
  },
  {
    in: ['real-numbers'],
    words: String.raw`(?:take|find) the LCM of (?:what is left|the differences|the results|these differences)|(?:add|adding) (?:each|the) remainders? (?:first|to (?:its|the|each) numbers?)[^.;]*\bHCF`,
    says: 'the remainders are subtracted, and the HCF of what is left is taken',
    evenIf: true,
  },
  {
    words: String.raw`every (?:integer|natural number|whole number|number|positive integer) is (?:either )?(?:a )?(?:prime|composite)(?: number)? or (?:a )?(?:composite|prime)(?! [^.;]*except)`,
    says: '1 is neither prime nor composite',
  },
  {
    words: String.raw`(?:ends?|ending) (?:with|in) (?:the digit )?5 is (?:always )?divisible by (?:10|2)|(?:ends?|ending) (?:with|in) (?:the digit )?[2468] is (?:always )?divisible by (?:5|10|4|3)`,
    says: 'a number that ends with 5 is divisible by 5, one that ends with 0 by 10, one with an even last digit by 2',
  },
  {
    words: String.raw`LCM of (?:any )?(?:two |the )?numbers (?:always )?divides (?:their|the) HCF`,
    says: 'the HCF divides the LCM',
  },
  {
    words: String.raw`(?:√|sqrt ?)\{?(?:2|3|5|6|7|10)\}? is (?:exactly )?(?:equal to |exactly )(?:\d+\.\d+)|(?:√|sqrt ?)\{?(?:2|3|5|6|7|10)\}? equals \d+\.\d+|(?:pi|π) is (?:a |an )?(?:rational|integer|terminating)(?: number)?|(?:pi|π) is (?:exactly )?(?:equal to |exactly )(?:22/7|3\.14)`,
    says: 'it is irrational: a decimal, or 22/7, is only near to it',
  },
]
