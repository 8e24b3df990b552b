import type { Pairs } from './question/replaced'

const point = String.raw`[A-Z]? ?\([^()]+\)`

/** Points and lines as strangers put them, each in the words of the book. */
export const ofPlaces: Pairs = [
  // the axes of the ground with the flags are those that the solution takes
  [
    /(?<=\bflags?\b[^]*)(?:^|(?<=\.) )(?:take|taking|consider) A as (?:the )?origin,? (?:and )?AB [^.]*?\bas (?:the )?x[- ]?axis,? and AD [^.]*?\bas (?:the )?y[- ]?axis\./gi,
    '',
  ],
  [
    /\b(\d+) flower pots are placed (\d+ ?m) apart along/gi,
    '$1 flower pots are placed at a distance of $2 from each other along',
  ],
  [/\s*Can you now find the distance between the two towns [^.?]*\bdiscussed in Section [\d.]+[.?]*\s*$/gi, ''],
  [/\s*How many such points are (?:there|possible)\s*\??/gi, ''],
  [
    /(?<=\bform a triangle[^.]*[?.]? ?)if (?:so|they do),? name (?:the |its )?type(?! of)/gi,
    'if yes name the type of triangle formed',
  ],
  [/,? i\.?e\.?,? ([A-Z])([A-Z])(?:²|\^2) ?= ?\1([A-Z])(?:²|\^2)/g, ''],
  [
    /\b([A-Z]{2}) k[ai] mid ?-?point \(([^()]+)\) (?:hai|h|ho)(?: (?:to|toh))?,? (?:([A-Z]) (?:aur|and) ([A-Z]) ke coordinates?)(?: kya (?:honge|hai|hain|h))?/gi,
    '($2) is the mid-point of $1. find the coordinates of $3 and $4',
  ],
  [
    new RegExp(
      String.raw`^(?:3|three|teen) points? (${point}),? (${point}),? (?:aur |and )(${point}) se (?:jaane|guzarne|hokar jaane) wal[ei] circle k[ai] cent(?:re|er)(?: (?:nikalo|batao|kya hai))?`,
      'gi',
    ),
    'find the centre of a circle passing through $1, $2 and $3',
  ],
  [
    new RegExp(
      String.raw`^((?:${point}(?:,| and| aur)? ?){4})(?:ek )?(rhombus|square|rectangle|parallelogram) ke vertices (?:hai|hain|h)(?: ye)?(?: (?:dikhao|prove karo|sidh karo|sabit karo|show karo))\b`,
      'gi',
    ),
    'Show that the points $1 are the vertices of a $2',
  ],
  [
    /\bthe line(?: segment)? joining (?:the points )?([A-Z] ?\([^()]+\)) and ([A-Z] ?\([^()]+\)) is trisected at (?:the points )?([A-Z]) and ([A-Z])(?=[.,;] (?:if )?\3 (?:lies|also lies))/gi,
    (_: string, one = '', two = '', a = '', b = '') =>
      `The line segment joining ${one} and ${two} is trisected at the points ${a} and ${b} such that ${a} is nearer to ${one.charAt(0)}`,
  ],
  [
    /\bIf (?:the )?distances? of (?:the point )?([A-Z]? ?\([^()]+\)) from (?:the points )?([A-Z]? ?\([^()]+\)) and ([A-Z]? ?\([^()]+\)) are equal\b/gi,
    'If $1 is equidistant from $2 and $3',
  ],
]
