import { letterAt } from '@/lib/letters'
import { optionsApart } from '@/lib/assistant/question/options'
import { choosing, swapping, wording, type Way } from './way'

/** A way that puts one of several texts before or behind the question. */
const before = (name: string, texts: readonly string[]): Way => ({
  name,
  write: (text, random) => `${random.pick(texts)} ${text}`,
})
const behind = (name: string, texts: readonly string[]): Way => ({
  name,
  write: (text, random) => `${text} ${random.pick(texts)}`,
})

/** A way that labels the options of a choice otherwise. */
const labelled = (name: string, label: (letter: string, at: number) => string, between = ' '): Way => ({
  name,
  write: (text) => {
    const { stem, options } = optionsApart(text)
    // what asks is a part, and no option; so is what stands behind "find"
    return options.length < 3 ||
      /\b(?:find|calculate|determine)(?: the)?\s*:?\s*$/i.test(stem) ||
      options.some((option) => /^(?:find|what|how|which|write|is)\b/i.test(option))
      ? text
      : [stem, ...options.map((option, at) => `${label(letterAt(at), at)} ${option}`)].join(between)
  },
})

const find = /(?<=^|[.,] )[Ff]ind(?= )/g

export const around: readonly Way[] = [
  before('a number before', ['Q5.', 'Q 12)', '7.', '2.(iii)', '(iv)', '3)', 'Ques 8:', 'Que.4', 'Q.', '11:', '5)']),
  before('a greeting before', ['sir', 'hi', 'hello', 'hello mam', 'hey', 'good morning sir', 'sir ji', 'mam', 'bhai', 'hello sir,', 'Hi!', 'namaste sir']), // prettier-ignore
  before('a plea before', ['pls solve', 'plz solve this:', 'solve this:', 'I have a doubt.', 'can you help me with this question:', 'please help,', 'can u solve this', 'help me solve', 'Please answer:', 'doubt:', 'i dont know how to do this:', 'how to solve:', 'Question:', 'solve the following', 'explain this']), // prettier-ignore
  behind('a plea behind', ['plz explain', 'step by step', 'asap', 'fast', 'pls', 'solve it', 'please help', 'explain', 'with steps', 'plz solve', 'help me', 'jaldi batao', 'thanks', 'thank you', 'plz reply fast', 'urgent']), // prettier-ignore
  behind('ans? behind', ['ans?', 'answer?', 'ans =', 'Ans:', 'answer', 'sol?', 'Solution:', 'answer batao']),
  behind('marks behind', ['[2 marks]', '(3 marks)', '[3M]', '(2)', '[1]', '(1 mark)', '[5 Marks]', '2 marks']),
  behind('a year behind', ['(CBSE 2020)', '[CBSE 2019]', '(NCERT)', '[CBSE 2019, 3 marks]', '(2018)', '[Board 2016]', '(CBSE SQP 2023)', '(PYQ)']), // prettier-ignore
  choosing('another verb for find', find, ['calculate', 'compute', 'determine', 'obtain', 'work out', 'give', 'get', 'tell', 'write', 'tell me', 'state']), // prettier-ignore
  choosing('what is for find', /(?<=^|[.,] )[Ff]ind (?=the |its )/g, ['what is ', 'whats ', "what's ", 'What is ', 'how much is ']), // prettier-ignore
  choosing('find for what is', /(?<=^|[.,] )[Ww]hat (?:is|are) (?=the |its )/g, ['find ', 'Find ', 'calculate ', 'tell ', 'tell me ']), // prettier-ignore
  swapping('names changed', [/\b(?:Ravi|Rahul|Amit|Rohan|Arjun|Ramesh|Aman|Raju|Mohan|Ram)\b/g, 'Faizan'], [/\b(?:Meena|Priya|Anita|Sita|Neha|Asha|Riya|Pooja|Geeta|Reena|Aisha)\b/g, 'Lakshmi']), // prettier-ignore
  wording('nouns changed', {
    pencil: 'eraser', pencils: 'erasers', pen: 'marker', pens: 'markers', apples: 'guavas', mangoes: 'papayas', oranges: 'lemons',
    books: 'diaries', notebook: 'register', notebooks: 'registers', tree: 'statue', tower: 'chimney', shirt: 'kurta',
    students: 'pupils', boys: 'lads', toy: 'trophy', bottle: 'flask', boat: 'canoe', farmer: 'gardener', chairs: 'stools', man: 'boy',
  }), // prettier-ignore
  labelled('options a)', (letter) => `${letter.toLowerCase()})`),
  labelled('options A.', (letter) => `${letter}.`),
  labelled('options a. in lines', (letter) => `${letter.toLowerCase()}.`, '\n'),
  labelled('options (a)', (letter) => `(${letter.toLowerCase()})`),
  labelled('options (i)', (_, at) => `(${['i', 'ii', 'iii', 'iv'][at] ?? ''})`),
  labelled('options i)', (_, at) => `${['i', 'ii', 'iii', 'iv'][at] ?? ''})`, '\n'),
  labelled('options I.', (_, at) => `${['I', 'II', 'III', 'IV'][at] ?? ''}.`),
  labelled('options 1)', (_, at) => `${at + 1})`, '\n'),
  labelled('options 1. in one line', (_, at) => `${at + 1}.`),
  labelled('options (1)', (_, at) => `(${at + 1})`),
  {
    name: 'options 1)2',
    write: (text) => {
      const { stem, options } = optionsApart(text)
      return options.length < 3 ? text : [stem, ...options.map((option, at) => `${at + 1})${option}`)].join(' ')
    },
  },
  labelled('options in lines', (letter) => `(${letter})`, '\n'),
]
