import type { Swap } from './swap'

/** Mean, median and mode, classes and their frequencies. */
export const dataSwaps: readonly Swap[] = [
  {
    in: ['statistics'],
    words:
      'mean is the (?:middle|middle-?most|most (?:common|frequent))|mode is the (?:middle|middle-?most|average|mean)|median is the most (?:common|frequent)|mean is the (?:value|observation)[^,;]* (?:most often|most frequently)',
    says: 'the mean is the average, the median the middle one, the mode the most frequent one',
  },
  {
    in: ['statistics'],
    words:
      'mean is the (?:product|difference) of (?:the |all )*observations|mean (?:of observations )?is (?:the |their )sum(?: of (?:the |all )*observations)? (?:multiplied by|times) (?:their|the) number',
    says: 'it is the sum of the observations divided by their number',
  },
  {
    in: ['statistics'],
    words:
      'mode is (?:the |that )?(?:value|observation|item|number)[^,;]* (?:least|fewest|lowest|smallest) (?:often|times|number of times|frequency|frequently)|mode is the (?:least|rarest) (?:frequent|common)?',
    says: 'it is the value that occurs most often',
  },
  {
    in: ['statistics'],
    words:
      'class[- ]?mark is (?:the |equal to )*(?:half (?:of )?the )?(?:difference|product) of (?:the |its )*(?:\\w+ ){0,4}limits|class[- ]?mark is (?:the |equal to )*sum of (?:the |its )*(?:\\w+ ){0,4}limits(?!,? (?:divided|over|by|halved))|class[- ]?mark is the (?:upper|lower) (?:class )?limit',
    says: 'it is half of the sum of the limits',
  },
  {
    in: ['statistics'],
    words:
      '(?:class (?:size|width)|size of (?:a|the) class) is (?:the |equal to )*(?:half (?:of )?the )?(?:sum|product|average) of (?:the |its )*(?:\\w+ ){0,4}limits?|(?:class (?:size|width)) is (?:equal to )?half (?:of )?the difference of (?:the |its )*(?:\\w+ ){0,4}limits',
    says: 'it is the difference of the upper and the lower limit',
  },
  {
    in: ['statistics'],
    words:
      'median (?:divides|splits|separates|cuts) (?:the |a |an? ordered )?(?:data|distribution|observations|list|values)?,? ?(?:in|into) (?:three|four|five|ten|a hundred|100|3|4|10|unequal)',
    says: 'it divides them into two equal halves',
  },
  {
    in: ['statistics'],
    words:
      'modal class (?:is|has)[^,;]*(?:highest|greatest|largest|maximum|lowest|least|smallest) cumulative frequency',
    says: 'it is the class with the highest frequency',
  },
  {
    in: ['statistics'],
    words:
      'cumulative frequency of the last class is (?:always )?(?:(?:less|smaller|greater|larger|more) than |half (?:of )?|twice |double )(?:the )?(?:total|number|sum|n)|cumulative frequency of the first class is (?:always )?(?:0|zero|n|the total)',
    says: 'the cumulative frequency of the last class is the number of observations, that of the first class its frequency',
  },
  {
    in: ['statistics'],
    words:
      'cumulative frequency of (?:a|each|any|every) class is (?:the )?(?:product|difference|mean|average) of|cumulative frequency is (?:found|obtained|got) by (?:multiplying|subtracting)',
    says: 'it is the sum of the frequencies up to the class',
  },
  {
    in: ['statistics'],
    words:
      'sum of the deviations (?:of (?:the |all )*observations )?from the(?:ir)? mean is (?:always )?(?:1|one|n|positive|negative|the mean)',
    says: 'it is 0',
  },
  {
    in: ['statistics'],
    words:
      '(?:observation|value|mark|item|reading|number)s?(?: that is| which is)? equal to (?:the upper (?:class )?limit|\\d+) (?:is|are) (?:counted|included|put|placed|taken|considered) in (?:this|that|the same|the lower|the previous|the preceding|its own) class',
    says: 'what is equal to the upper limit is counted in the next class',
  },
]
