import type { Definition } from './definition'

/** Terms of pairs of linear equations and of arithmetic progressions. */
export const equationDefinitions: readonly Definition[] = [
  {
    in: ['linear-equations'],
    term: String.raw`consistent(?: pairs?)?`,
    genus: 'pairs?|equations?',
    never: String.raw`no (?:common )?solutions?|without (?:a )?solutions?|(?:exactly|only|just) one(?: solution)?|(?:a |one )?unique(?: solution)?$|lines (?:are |that are )?parallel|(?:only|exactly|just) (?:if )?(?:the|its|their) lines intersect`,
    says: 'a pair is consistent if it has at least one solution: one, or infinitely many',
  },
  {
    in: ['linear-equations'],
    term: String.raw`inconsistent(?: pairs?)?`,
    genus: 'pairs?|equations?',
    never: String.raw`infinitely many(?: solutions?)?|(?:exactly |only |just )?(?:one|a unique|two) solutions?|lines (?:are |that )?(?:coincid\w+|intersect\w*)|more than one`,
    says: 'a pair is inconsistent if it has no solution',
  },
  {
    in: ['linear-equations'],
    term: String.raw`dependent(?: pairs?)?`,
    genus: 'pairs?|equations?',
    never: String.raw`no (?:common )?solutions?|(?:exactly |only |just )?(?:one|a unique) solutions?|lines (?:are |that )?(?:parallel|intersect\w*)`,
    says: 'a pair is dependent if its equations are equivalent: the lines coincide',
  },
  {
    in: ['linear-equations'],
    term: String.raw`linear(?: equations?)?(?: in (?:two variables|x and y))?`,
    genus: 'equations?',
    never: String.raw`ax² \+|by²|xy|degree (?:2|two)|a and b (?:are |may (?:both )?be )?(?:both )?(?:0|zero)$|a = b = 0|c ≠ 0|squares? of`,
    says: 'a linear equation has the form ax + by + c = 0, where a and b are not both 0',
  },
  {
    in: ['linear-equations'],
    term: String.raw`solution of (?:a|the|this|any) pair(?: of (?:linear )?equations)?`,
    genus: 'pairs?|point|values?|numbers?',
    never: String.raw`satisf(?:y|ies) (?:one|at least one|either|the first|any one)|(?:on|of) (?:one|either|at least one|any) of the (?:two )?lines|meets? the (?:x-axis|y-axis|axes|axis)`,
    says: 'a solution of the pair satisfies both equations: it is the common point of the two lines',
  },
  {
    in: ['linear-equations'],
    term: String.raw`solution of (?:a|the|an|this|any) (?:linear )?equation(?: in two variables)?`,
    genus: 'pairs?|point|values?|numbers?',
    never: String.raw`meets? the (?:x-axis|y-axis|axes|axis)|left side (?:greater|less|larger)`,
    says: 'a solution makes the two sides equal: it is any point of the line',
  },
  {
    in: ['arithmetic-progressions'],
    term: String.raw`(?:AP|arithmetic progression)s?`,
    genus: 'lists?|sequences?|progressions?|numbers',
    never: String.raw`multipl(?:y|ied|ying|e)|divid(?:ed?|ing)|product|quotient|ratio|square of|sum of (?:the )?(?:two|preceding|previous)|same (?:last|first) term|doubled?|common factor|(?:at least|exactly) one term`,
    says: 'in an AP each term is the one before it plus a fixed number',
  },
  {
    in: ['arithmetic-progressions'],
    term: String.raw`common difference`,
    genus: 'number|difference|ratio|sum|quotient|term',
    never: String.raw`ratio|quotient|sum of (?:two|any|consecutive|the)|^(?:the )?(?:first|last) term(?! minus| less)|of (?:the )?(?:first and (?:the )?last|last and (?:the )?first)|between (?:the )?(?:first and (?:the )?last|last and (?:the )?first|any two(?! consecutive| neighbouring| successive| adjacent))|any two terms|multiplied|number of terms`,
    says: 'it is a term minus the term before it',
  },
  {
    in: ['arithmetic-progressions'],
    term: 'finite(?: APs?)?',
    genus: 'APs?|lists?|progressions?',
    needs: [String.raw`finite|last|end|stop|number of terms|fixed number|limited|countabl|final`],
    never: String.raw`no last|(?:last term )?(?:is )?unknown|never ends?|goes on for ?ever|infinitely|no end|d (?:is |= )?(?:0|zero)|positive|(?:terms|common difference) (?:is|are) (?:whole|finite)`,
    says: 'a finite AP has a last term',
  },
  {
    in: ['arithmetic-progressions'],
    term: 'infinite(?: APs?)?',
    genus: 'APs?|lists?|progressions?',
    never: String.raw`has (?:a|its) last|terms? (?:are|is|become) (?:very )?large|d > 0|finite number|ends? (?:with|at)|stops`,
    says: 'an infinite AP has no last term',
  },
  {
    in: ['arithmetic-progressions'],
    term: String.raw`(?:a(?: and|,) b(?: and|,) c|three (?:numbers|terms)(?: a, b(?:,| and) c)?|in AP)`,
    never: String.raw`b = a \+ c|b² = ac|2b = ac|a = b \+ c|b = \(?a - c\)?/2|2b = a - c|2a = b \+ c|2c = a \+ b|b = \(?c - a\)?/2|b - a = b - c|a - b = c - b|c = a \+ b|a \+ b = c`,
    says: 'a, b, c are in AP if 2b = a + c: the middle one is the mean of its neighbours',
  },
  {
    in: ['arithmetic-progressions'],
    term: String.raw`arithmetic mean(?: of two numbers)?`,
    genus: 'number|sum|half|difference|root|product',
    never: String.raw`half (?:of )?(?:the(?:ir)? )?difference|root of|product|the(?:ir)? sum$|sum of (?:the )?two numbers$`,
    says: 'it is half of the sum of the two numbers',
  },
]
