import type { Frame } from './frame'
import { n, years } from './words'

/** Stories of a quadratic equation. */
export const quadratics: readonly Frame[] = [
  // "train 360km speed 5 zyada hoti to 1 ghanta kam lagta speed?"
  {
    slots: {
      what: /\b(train|plane|aeroplane|car|bus|flight)\b/,
      way: new RegExp(`${n} ?km\\b`),
      faster: new RegExp(
        `(?:speed )?${n} ?(?:km ?/ ?h(?:r|our)?|kmph|kmh)? ?(?:zyada|more|jyada|adhik|faster|extra)|(?:increased by|more by) ${n} ?(?:km ?/ ?h(?:r)?|kmph)?`,
      ),
      less: new RegExp(`${n} ?(hours?|hrs?|h|ghant[ae]|min(?:utes?)?) ?(?:less|kam|earlier|pehle|saved)`),
      ask: /\b(?:original |usual )?speed\b/,
    },
    around:
      /^(?:speed|takes?|would|taken|same|journey|hoti|hota|lagta|lagte|lagega|uniform|travels|covers|time|original|were|had|been|hour|km\/h|agar|if)$/,
    put: (found) => {
      const time = /^m/.test(found('less', 2))
        ? `${found('less')} minutes`
        : `${found('less')} hour${found('less') === '1' ? '' : 's'}`
      return `A ${found('what')} travels ${found('way')} km at a uniform speed. If the speed had been ${found('faster') || found('faster', 2)} km/h more, it would have taken ${time} less for the same journey. Find the speed of the ${found('what')}.`
    },
  },
  // "2 consec +ve int sum of sq 365", "do consecutive odd ka square sum 290"
  {
    slots: {
      what: /\b(?:2|two|do)? ?(?:consec(?:utive)?|lagatar|kramagat) (?:\+ve |positive |pos )?(odd |even )?(?:\+ve |positive |pos |natural )?(?:int(?:egers?)?|nos?|numbers?)?\b/,
      asked: /\b(?:sum (?:of )?(?:their )?(?:sq(?:uare)?s?)|(?:sq(?:uare)?s?) (?:ka )?sum|sum sq)\b/,
      value: new RegExp(`(?<![\\d+])${n}`),
    },
    around: /^(?:\+ve|positive|int|integers|numbers|nos|no|squares?|sum|=|number)$/,
    put: (found) =>
      `Find two consecutive ${found('what')}positive integers, the sum of whose squares is ${found('value')}.`.replace(
        'positive odd',
        'odd positive',
      ),
  },
  // "2 consec +ve int prod 306"
  {
    slots: {
      what: /\b(?:2|two|do)? ?(?:consec(?:utive)?|lagatar|kramagat) (?:\+ve |positive |pos )?(odd |even )?(?:\+ve |positive |pos |natural )?(?:int(?:egers?)?|nos?|numbers?)?\b/,
      asked: /\b(?:prod(?:uct)?|gunanfal)\b/,
      value: new RegExp(`(?<![\\d+])${n}`),
    },
    around: /^(?:\+ve|positive|int|integers|numbers|nos|no|=|number)$/,
    put: (found) => `Find two consecutive ${found('what')}positive integers whose product is ${found('value')}.`,
  },
  // "rt tri alt 7 less than base hyp 13 baki 2 sides"
  {
    slots: {
      right: /\b(?:right|rt|right[- ]angled) (?:tri(?:angle)?|△)\b/,
      alt: new RegExp(
        `\\b(?:alt(?:itude)?|height|perp(?:endicular)?) ${n} ?(?:cm|m)? (less|more|kam|zyada|shorter|longer) (?:than )?(?:the |its )?base`,
      ),
      hyp: new RegExp(`\\bhyp(?:otenuse)? (?:is |= ?)?${n} ?(?:cm|m)?\\b`),
      'ask?': /\b(?:baki|other|remaining|find)? ?(?:2|two|dono|the)? ?(?:other )?sides?\b/,
    },
    around: /^(?:baki|remaining|other|sides|2|two|cm|m)$/,
    put: (found) =>
      `The altitude of a right triangle is ${found('alt')} cm ${/less|kam|shorter/.test(found('alt', 2)) ? 'less' : 'more'} than its base. If the hypotenuse is ${found('hyp')} cm, find the other two sides.`,
  },
  // "rohan ki mom 26 yr badi 3 yr baad ages ka prod 360 rohan?"
  {
    slots: {
      older: new RegExp(
        `^([a-z]+)(?:'s)? (?:ki |ka )?(mom|mother|father|papa|mummy|dad) (?:is |us se |usse )?${n} ?${years} (?:badi|bada|bade|older|elder)(?: than (?:him|her))?`,
      ),
      later: new RegExp(`(?:after )?${n} ?${years} (?:baad|later|after|hence|from now)`),
      product: new RegExp(
        `(?:dono |both )?(?:ki |ke )?(?:ages? )?(?:ka |of )?prod(?:uct)?(?: of (?:their )?ages)? (?:is |= ?|will be |hoga )?${n}`,
      ),
      ask: /\b([a-z]+)(?:'s)?(?: ki| ka)? ?(?:present )?(?:age)?(?: abhi| now)?\s*$/,
    },
    around: /^(?:ages?|present|their|abhi)$/,
    put: (found) => {
      const name = found('older')
      if (found('ask') !== name && !/^(?:age|ages|present|umar)$/.test(found('ask'))) return null
      const [first = '', ...rest] = name
      const so = first.toUpperCase() + rest.join('')
      return `${so}'s ${/mo|mu/.test(found('older', 2)) ? 'mother' : 'father'} is ${found('older', 3)} years older than him. The product of their ages (in years) ${found('later')} years from now will be ${found('product')}. Find ${so}'s present age.`
    },
  },
  // "2 squares area sum 468, perimeter diff 24, sides"
  {
    slots: {
      what: /\b(?:2|two|do) squares?\b/,
      area: new RegExp(
        `(?:areas? (?:ka )?sum|sum (?:of )?(?:the |their )?areas?) (?:is |= ?)?${n} ?(?:m2|m²|sq ?m|cm2|cm²)?`,
      ),
      difference: new RegExp(
        `(?:perimeters? (?:ka )?diff(?:erence)?|diff(?:erence)? (?:of )?(?:the |their )?perimeters?) (?:is |= ?)?${n} ?(?:m|cm)?`,
      ),
      'ask?': /\bsides?\b/,
    },
    around: /^(?:sides?|squares?|m|cm)$/,
    put: (found) =>
      `Sum of the areas of two squares is ${found('area')} m². If the difference of their perimeters is ${found('difference')} m, find the sides of the two squares.`,
  },
  // "number plus its reciprocal 10/3"
  {
    slots: {
      what: /\b(?:a |ek )?(?:number|no|positive number)\b/,
      sum: /(?:sum (?:of )?(?:it |number )?(?:and |with |plus |\+ )?(?:its )?reciprocal|(?:\+|plus|aur|and) (?:its |uska )?reciprocal(?: (?:ka )?sum)?) (?:is |= ?)?(\d+(?:\/\d+|\.\d+)?)/,
    },
    around: /^(?:number|sum|no|ka)$/,
    put: (found) => `The sum of a number and its reciprocal is ${found('sum')}. Find the number.`,
  },
  // "train 480 km speed 8 less 3 hrs more speed"
  {
    slots: {
      what: /\b(train|plane|aeroplane|car|bus|flight)\b/,
      way: new RegExp(`${n} ?km\\b`),
      slower: new RegExp(
        `speed (?:was |were |had been )?${n} ?(?:km ?/ ?h(?:r|our)?|kmph|kmh)? ?(?:less|kam|slower|reduced)|(?:reduced|less|decreased) by ${n} ?(?:km ?/ ?h(?:r)?|kmph)?`,
      ),
      more: new RegExp(`${n} ?(hours?|hrs?|h|ghant[ae]|min(?:utes?)?) ?(?:more|zyada|extra|late)`),
      ask: /\b(?:original |usual )?speed\b/,
    },
    around:
      /^(?:speed|takes?|would|taken|same|journey|hoti|hota|lagta|lagte|uniform|travels|covers|time|had|been|distance)$/,
    put: (found) => {
      const time = /^m/.test(found('more', 2))
        ? `${found('more')} minutes`
        : `${found('more')} hour${found('more') === '1' ? '' : 's'}`
      return `A ${found('what')} travels a distance of ${found('way')} km at a uniform speed. If the speed had been ${found('slower') || found('slower', 2)} km/h less, then it would have taken ${time} more to cover the same distance. Find the speed of the ${found('what')}.`
    },
  },
  // "difference of squares of 2 nos 180, smaller sq is 8 times larger"
  {
    slots: {
      difference: new RegExp(
        `diff(?:erence)? of (?:the )?squares? of (?:2|two|do)? ?(?:nos?\\.?|numbers?) (?:is |= ?)?${n}`,
      ),
      square: new RegExp(
        `(?:square of (?:the )?smaller|smaller(?: number)?(?:'s)? (?:ka )?(?:sq|square))(?: number| no)? (?:is |= ?)?${n} times? (?:of )?(?:the )?(?:larger|bigger|greater)`,
      ),
    },
    around: /^(?:numbers?|no|nos|smaller|larger)$/,
    put: (found) =>
      `The difference of squares of two numbers is ${found('difference')}. The square of the smaller number is ${found('square')} times the larger number. Find the two numbers.`,
  },
  // "rohan age: sum of reciprocal of ages 3 yr ago n 5 yr from now 1/3"
  {
    slots: {
      sum: /\bsum of (?:the )?reciprocals? of\b/,
      ages: new RegExp(
        `(?:([a-z]+)(?:'s)? )?ages?,? (?:\\(in years\\) )?${n} ${years} (?:ago|pehle|back) (?:and |n |aur )?${n} ${years} (?:from now|later|baad|hence|after)`,
      ),
      value: /(?:is |= ?)?(\d+\/\d+)/,
      'ask?': /\b(?:([a-z]+)(?:'s)? )?(?:present )?age\b/,
    },
    around: /^(?:present|age|ki|his|her|:|now)$/,
    put: (found) =>
      `The sum of the reciprocals of Rehman's ages (in years) ${found('ages', 2)} years ago and ${found('ages', 3)} years from now is ${found('value')}. Find his present age.`,
  },
  // "express train 1 hr less than passenger train 132 km speed 11 more"
  {
    slots: {
      express: /\bexpress(?: train)?\b/,
      time: new RegExp(`${n} ?(?:hours?|hrs?) (?:less|kam)`),
      passenger: /\b(?:than )?(?:the |a )?passenger(?: train)?\b(?: se)?/,
      way: new RegExp(`${n} ?km(?! ?\\/)\\b`),
      faster: new RegExp(
        `speed (?:is )?${n} ?(?:km ?/ ?h(?:r)?|kmph)? ?(?:more|zyada|faster)|${n} ?(?:km ?/ ?h(?:r)?|kmph)? (?:more|zyada|faster)(?: speed)?`,
      ),
      'ask?': /\b(?:average )?speeds?(?: (?:of )?both| of each| dono)?\b/,
    },
    around: /^(?:takes?|mysore|bangalore|between|travel|average|speed|both|train|two|trains|delhi|mumbai)$/,
    put: (found) =>
      `An express train takes ${found('time')} hour less than a passenger train to travel ${found('way')} km between two stations. If the average speed of the express train is ${found('faster') || found('faster', 2)} km/h more than that of the passenger train, find the average speed of the two trains.`.replace(
        /^(An express train takes) (?!1 )(\d+) hour /,
        '$1 $2 hours ',
      ),
  },
  // "diag of rect field 60 more than short side, long side 30 more"
  {
    slots: {
      diagonal: new RegExp(
        `diag(?:onal)?(?: of (?:a |the )?(?:rect(?:angle|angular)?)(?: (?:field|park|plot))?)? (?:is )?${n} ?m? ?(?:more|zyada|longer) (?:than )?(?:the )?(?:short(?:er)?)(?: side)?`,
      ),
      long: new RegExp(
        `(?:long(?:er)?)(?: side)? (?:is )?${n} ?m? ?(?:more|zyada|longer)(?: than (?:the )?(?:short(?:er)?)(?: side)?)?`,
      ),
      'ask?': /\bsides?\b/,
    },
    around: /^(?:rectangle|rectangular|field|sides?|park|m)$/,
    put: (found) =>
      `The diagonal of a rectangular field is ${found('diagonal')} metres more than the shorter side. If the longer side is ${found('long')} metres more than the shorter side, find the sides of the field.`,
  },
  // "jivanti john 45 marbles both lost 5 product 124"
  {
    slots: {
      marbles: new RegExp(`${n} (marbles|chocolates|toys|pens|coins)`),
      lost: new RegExp(`(?:both |each |dono )?(?:of them )?(?:lost|lose|kho) ${n}(?: (?:each|marbles|khoye))*`),
      product: new RegExp(`prod(?:uct)?(?: (?:of )?(?:remaining|now|ab|left|marbles|the|they|have))* (?:is |= ?)?${n}`),
      'ask?': /\b(?:how many|kitn[ei])(?: (?:each|to start with|the|start me))*\b/,
    },
    around: /^(?:john|jivanti|marbles|together|they|now|both|each|had|product|rahul|sita|ram|mohan)$/,
    put: (found) =>
      `John and Jivanti together have ${found('marbles')} ${found('marbles', 2)}. Both of them lost ${found('lost')} ${found('marbles', 2)} each, and the product of the number of ${found('marbles', 2)} they now have is ${found('product')}. Find out how many ${found('marbles', 2)} they had to start with.`,
  },
]
