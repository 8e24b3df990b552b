const places = ['first', 'second', 'third'] as const

/** "1st" in words, except where it is one of several places, "the 1st and 5th terms". */
export const withPlacesInWords = (text: string): string =>
  text.replace(
    /(?<![\w,.])(?<=\b[A-Za-z]+ |^|[.?,:)] )(?<!(?:st|nd|rd|th)(?: terms?)?,? (?:and|n|&|to|or) (?:the )?)(?:1st(?! term\W*$)|(?:2nd|3rd)(?! terms?\b))\b(?! row\b)(?!(?: terms?)?,? ?(?:and|n|&|to|or|,) (?:the )?(?:\d+(?:st|nd|rd|th)|last|nth|\w+th)\b)(?!, ?\d)/g,
    (place) => places[Number(place[0]) - 1] ?? place,
  )
