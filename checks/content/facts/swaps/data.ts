import type { Swap } from './swap'

const entry = '(?: (?:entry|entries|one|number|value|cumulative frequency|cf))?'
const each = `(?:(?:each|every|an?|any|one)${entry}|entries)`
const next = `(?:the |its )?(?:(?:next|following|succeeding)${entry}|(?:entry|one) (?:after|below|behind|under) it)`
const previous = `(?:the |its )?(?:(?:previous|preceding)${entry}|(?:entry|one) (?:before|above|over)(?: it)?)`
/** "In a more than table, subtract": what else stands between speaks of no other table. */
const inTable = (kind: string) =>
  String.raw`${kind}[- ]than"?(?:(?!\b(?:less|more)[- ]than)[^.;]){0,60} (?:subtract|take)(?:s|ing)?(?: away)?`

/** Mean, median and mode, classes and their frequencies. */
export const dataSwaps: readonly Swap[] = [
  {
    in: ['statistics'],
    words: 'n/2 is (?:always )?(?:half (?:of )?|the half of )the number of (?:the )?(?:classes|rows)',
    says: 'n is the total frequency',
  },
  {
    in: ['statistics'],
    words: String.raw`add (?:half (?:of )?(?:the|this) (?:gap|difference)|0\.5|1\/2|half) to (?:each|every|all|the|all the) lower (?:class )?(?:limits?|boundar\w+)|(?:take|subtract) (?:half (?:of )?(?:the|this) (?:gap|difference)|0\.5|1\/2|half|it) from (?:each|every|all|the|all the) upper (?:class )?(?:limits?|boundar\w+)|lower (?:class )?limits? (?:is|are) (?:raised|increased|moved up) by (?:0\.5|half)|upper (?:class )?limits? (?:is|are) (?:lowered|reduced|decreased|moved down) by (?:0\.5|half)|(?:half (?:of )?the (?:gap|difference)|0\.5) is (?:subtracted|taken) from (?:each|every|the) upper (?:class )?limits?|(?:half (?:of )?the (?:gap|difference)|0\.5) is added to (?:each|every|the) lower (?:class )?limits?`,
    says: 'half of the gap is taken from the lower limits and added to the upper limits: so the classes meet',
    evenIf: true,
  },
  {
    in: ['statistics'],
    words: String.raw`n (?:is|=|stands for|means|denotes) the (?:total )?number of (?:all )?(?:the )?classes(?: or groups| intervals)?`,
    says: 'n is the number of observations, the sum of the frequencies',
  },
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
  {
    in: ['statistics'],
    words: String.raw`mean (?:is|are|stays|remains) (?:not |hardly |least |little |un|the one (?:that is )?not )(?:moved|affected|changed|influenced|pulled|disturbed)(?: [a-z]+)? by (?:the )?(?:extreme|outl|very (?:large|small)|a few (?:extreme|very|large)|one very)|mean (?:does not|hardly) (?:move|change|feel|depend)[^.;]{0,12} (?:extreme|outl|very large)|(?:not|hardly) (?:moved|affected|changed|influenced) by extreme values(?: is| are|:)? the mean`,
    says: 'the mean is moved by extreme values, the median is not',
  },
  {
    in: ['statistics'],
    words: String.raw`(?:median|mode) (?:is|are) (?:strongly |much |most |easily |greatly |more )?(?:moved|affected|influenced|pulled|changed|disturbed)(?: [a-z]+)? by (?:the )?(?:extreme|outl|very (?:large|small)|a few (?:extreme|very|large)|one very)`,
    says: 'it is the mean that extreme values move',
  },
  {
    in: ['statistics'],
    words: String.raw`(?:few|some|one) (?:values? )?(?:are|is) extreme(?: values?)?: the (?:mean|mode)|extreme values?(?: [a-z]+){0,3},? (?:take|use|choose|prefer) the (?:mean|mode)`,
    says: 'where a few values are extreme the median is typical',
    evenIf: true,
    whole: true,
  },
  {
    in: ['statistics'],
    words: String.raw`(?:median|mode) (?:uses|needs|takes into account|depends on|counts) (?:every|all|each)(?: of the| the)? (?:observation|value|item)s?`,
    says: 'it is the mean that uses every observation',
  },
  {
    in: ['statistics'],
    words: String.raw`less[- ]than"? (?:table|distribution|type)?,? ?add each entry to the (?:next|previous)|more[- ]than"? (?:table|distribution|type)?,? ?add (?:each|the next) entry|less[- ]than"? (?:table|distribution|type)?,? subtract the next entry from each`,
    says: 'the frequencies are the differences of two entries that follow one another',
  },
  {
    in: ['statistics'],
    words: String.raw`centred (?:at|on|around) (?:its|the) (?:upper|lower) (?:class )?(?:limit|boundary|end)|centred (?:at|on|around) (?:its|the) (?:class size|width|frequency)`,
    says: 'they are taken to lie at the class mark',
  },
  {
    in: ['statistics'],
    words: String.raw`(?:median|mean)(?: [a-z]+)? (?:lies|falls|is) (?:always )?(?:inside|in|within) the modal class|mode(?: always)? (?:lies|falls|is) (?:always )?(?:inside|in|within) the median class|mean (?:always )?(?:lies|falls) (?:inside|in|within) the median class`,
    says: 'the mode lies in the modal class, the median in the median class',
  },
  {
    in: ['statistics'],
    words: String.raw`cf = \d+ \(of the (?:median |same )?class(?: (?:after|following|behind|above|next))?\)|cf (?:= \d+,? )?\(?(?:is )?(?:that )?of the (?:class (?:after|following|succeeding|next)|next class|median class)`,
    says: 'cf is that of the class before the median class',
    whole: true,
  },
  {
    in: ['statistics'],
    words: String.raw`(?:mean|median) (?:[a-z ]+ )?(?:suits|is best for|is right for) (?:shoe sizes?|votes|(?:the )?most (?:common|popular))|mode (?:[a-z ]+ )?(?:suits|is best for|is right for) (?:wages|incomes|prices|totals)`,
    says: 'the mode suits what is most common, the median what has a few extreme values',
  },
  {
    in: ['statistics'],
    words: String.raw`mean is tripled,? (?:and )?the median (?:is )?doubled|median is doubled,? (?:and )?the mean (?:is )?tripled|median doubled,? (?:and )?the mean tripled`,
    says: '3 Median = Mode + 2 Mean: the mean is doubled, the median tripled',
  },
  {
    in: ['statistics'],
    words: String.raw`assumed mean (?:must|has to|should)(?: always)? be (?:the |a |one of the )?(?:middle|mean|median|largest|smallest|first|last|class with|highest|frequency)|assumed mean (?:changes|influences|affects|decides) the (?:mean|result|answer)`,
    says: 'any number may be assumed: the mean comes out the same; a class mark in the middle keeps the numbers small',
  },
  {
    in: ['statistics'],
    words: String.raw`(?:h|equal classes,? it|equal size,? it) (?:is|=|:) (?:always )?the (?:class marks?|frequency|number of classes|upper limit|lower limit)`,
    says: 'h is the class size',
  },
  {
    in: ['statistics'],
    words: String.raw`cf (?:of|is (?:that )?of|belongs to) the (?:median )?class (?:itself|after|following|behind|next)|cf of the median class(?=[.,;]|$)|cf of the (?:following|next) class`,
    says: 'cf is the cumulative frequency of the class before the median class',
  },
  {
    in: ['statistics'],
    words: String.raw`sum of (?:the |all |all the )*frequencies is (?:the )?(?:number of (?:the )?classes|class size|mean|sum of (?:the )?observations|mode)|last cumulative frequency is (?:the )?(?:frequency of|number of classes|highest frequency|mean)`,
    says: 'it is the number of all observations',
  },
  {
    in: ['statistics'],
    words: String.raw`every (?:data set|set of data|distribution|data) has (?:exactly |only )?one mode|mode is always unique`,
    says: 'data can have several modes, or none',
  },
  {
    in: ['statistics'],
    words: String.raw`both (?:classes )?contain \d+(?=[.,;]|$)|(?:upper limit|value at the upper limit) (?:belongs to|is counted in) (?:the|its) (?:same|own|lower) class`,
    says: 'an upper limit is counted in the next class',
  },
  {
    in: ['statistics'],
    words: String.raw`(?:added to|subtracted from|taken from) (?:every|each|all)(?: of the| the)? (?:observations?|values?|numbers?|items?),? (?:then )?the mean (?:stays|remains|does not change|is (?:the same|unchanged|multiplied|doubled))|(?:every|each|all)(?: of the| the)? (?:observations?|values?|numbers?) (?:is|are) (?:multiplied|divided|doubled|halved)[^,;.]*,? (?:then )?the mean (?:stays|remains|does not change|is (?:the same|unchanged))`,
    says: 'the mean changes in the same way as every observation',
    evenIf: true,
  },
  {
    in: ['statistics'],
    words: `${inTable('more')} (?:${each} from ${next}|${previous} from ${each})`,
    says: 'the entries of such a table fall: the next entry is subtracted from each',
    evenIf: true,
    whole: true,
  },
  {
    in: ['statistics'],
    words: `${inTable('less')} (?:${next} from ${each}|${each} from ${previous})`,
    says: 'the entries of such a table rise: each is subtracted from the next',
    evenIf: true,
    whole: true,
  },
]
