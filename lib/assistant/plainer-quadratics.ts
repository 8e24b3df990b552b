import type { Pairs } from './question/replaced'

/** Quadratic equations as exercises put them, and as they are shortened. */
export const ofQuadratics: Pairs = [
  [
    /^check (?:whether|if) (?:(?:the following|these|it|this)(?: equations?)? )?(?:is |are )?(?:an? )?quadratic(?: equations?)?(?: or not)?\s*[:.–-]?\s*(?:\([ivx]+\)\s*)?([^:?]*[a-z][^:?]*=[^:?]+?)[.?]*\s*$/i,
    'Is $1 a quadratic equation?',
  ],
  [
    /^([^a-z:?]*[a-z][^a-wyz:?]*=[^a-wyz:?]+?),? check (?:if |whether )?(?:it is )?(?:a )?quadratic(?: equation)?(?: or not)?[.?]*\s*$/i,
    'Is $1 a quadratic equation?',
  ],
  // no ask at all
  [/^\s*([-−–+\dabx²√/().^ ]*x(?:²|\^2)[-−–+\dabx²√/().^ ]*= ?0)[.?]*\s*$/, 'Solve $1'],
  [
    /^\s*([-−–+\dx²√/().^ ]*x(?:²|\^2)[-−–+\dx²√/().^ ]*= ?0) has (?=\(a\) ?(?:two|no|equal|more|real|a real))/i,
    'The quadratic equation $1 has ',
  ],
  [
    /^find whether the following equation has real roots\. if real roots exist,? find them\s*[:.]?\s*([^]+=[^]+?)$/i,
    'Solve $1',
  ],
  [
    /(?<=\d)\)?,? has how many (?:real )?roots\s*\??\s*$/i,
    (found: string) => `${found.startsWith(')') ? ')' : ''} how many real roots has it?`,
  ],
]

/** Stories of such equations, shortened. */
export const ofShortStories: Pairs = [
  [/\bsum of (?:the )?sqs? of\b/gi, 'sum of the squares of'],
  [/\bproduct of ages\b/gi, 'product of their ages'],
  [
    /\b([a-z]+)s (?=(?:mother|father|sister|brother|present age)\b)/gi,
    (whole: string, name = '') => (/^(?:hi|thi)$/i.test(name) ? whole : `${name}'s `),
  ],
  [
    /^(?:ek )?(?:2|two|do)[- ]?digits? (?:ka |ki |wali )?(?:number|sankhya) (?:hai |h )?jisk[ei] digits k[ai] product (\d+) (?:hai|h)\b[.,]? (?:agar )?(?:us )?(?:number |sankhya )?(?:me|mein) ?se (\d+) ghata\w*(?: \w+)? (?:to|toh|par|pe) digits (?:interchange|reverse|ulat|palat|badal)\w* (?:ho )?jat[ei] (?:hai|h|hain)\b.*$/i,
    'A two-digit number is such that the product of its digits is $1. When $2 is subtracted from the number, the digits interchange their places. Find the number.',
  ],
]
