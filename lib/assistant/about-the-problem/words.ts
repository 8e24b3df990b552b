import { fillers } from '../question/words'
import type { Question } from '../question/question'
import { placeWords } from './step-named'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Words about the open problem and the help with it; a message that holds others is about something else. */
const about: ReadonlySet<string> = new Set([
  ...placeWords,
  ...listed(`
    question questions sum step line part solution working method way answer result mistake error wrong incorrect right correct ok okay true false
    hint hints clue stuck start begin beginning first next last another more one again similar same like different new easier easy simpler
    harder hard tougher difficult why where which who because reason rule formula concept theorem idea explain explained understand
    understood know meaning mean come comes came coming get got getting use used using apply applied not dont doesnt didnt isnt cant no yes
    still only just but or so far till until upto after before then go on continue proceed forward further ahead show reveal full complete
    done did made written wrote typed check verify please doubt confused confusing lost idea try tried number value
    take took taken choose chose chosen liya liye and thing way every each any all it's that's i'm im my is are
    galat galti sahi theek thik kyu kyun kyon kaise kese kahan kaha kidhar aaya aya aayi ayi aata ata karte karu karun karenge karna kare kru
    samajh samaj samjh samjhao samjhaao samjhado nahi nahin nhi mat aage agla agli phir fir baad pehla pehle aur ek dusra doosra jaisa jaise
    aasan asaan mushkil jawab uttar hal batao bataiye bolo dikhao do dijiye chahiye tarika niyam sutra matlab hua hui raha rahi mera meri tera
    karne karni rha rhi kuch ab isme isko ise lagega lagegi lagta lagana laga mujhse ban banega hoga dikkat problem solve solved solving aa konsa kaunsa kaun sa pata nai don't can't isn't doesn't didn't started problem on help wala wali sawal prashn bhi toh to na haan mine see check chapter topic unit marks mark many kitne kis carry carries worth
    happen happened still yaar yar sirji maam ma'am didi bhaiya buddy dude teacher ji
  `),
])

/** Whether nothing in the message is about anything but the open problem; numbers and formulas may stand in it. */
export const isAboutHelp = ({ words, facts }: Question): boolean =>
  words.every((word) => about.has(word) || fillers.has(word)) &&
  facts.every(
    ({ kind }) =>
      kind === 'number' ||
      kind === 'ordinal' ||
      kind === 'formula' ||
      kind === 'equation' ||
      kind === 'letter' ||
      kind === 'ratio' ||
      kind === 'point' ||
      kind === 'list',
  )
