import { concept, type Rule } from '../rule'

/** Matters of the exam that are more specific than a chapter's name. */
export const examConcepts: readonly Rule[] = [
  concept(
    'time-management',
    /\btime\b.*\b(?:exam|paper|manag|divide|section|board)|manage (?:my |the )?time|(?:exam|paper)\b.*\btime\b|3 hours|three hours/,
    ['How do I manage my time in the exam?'],
    'You have 3 hours, and 15 minutes before that to read the paper. A plan that leaves time to check: Section A 30 minutes, B 20, C 40, D 45, E 30, and 15 minutes at the end for checking.\nStart with the questions you are sure of. If a question does not move after a few minutes, leave space and go on.',
  ),
  concept(
    'marking-scheme',
    /\bmark(?:ing|s)?\b.*\b(?:steps?|scheme|full)\b|\bsteps?\b.*\bmarks?\b|marking scheme|full marks|presentation/,
    ['How do I get full marks for the steps in the board exam?', 'What is the marking scheme?'],
    'Marks are given for steps: the formula, the substitution, the calculation and the conclusion, often half a mark each. A slip late in the work costs little; a bare answer in Sections B to E does not earn full marks.\nWrite one step on a line, give the reason in a proof, put the unit with the answer, and end with a sentence. Any correct method is accepted. There is no negative marking.',
  ),
  concept(
    'paper-pattern',
    /\bpattern\b|\bweightage\b|\bblueprint\b|how many (?:questions|marks|sections)|\bsyllabus\b|\bsections?\b.*\b(?:paper|exam)/,
    ['What is the pattern of the CBSE maths board exam?', 'What is the weightage of the units?'],
    'The paper has 38 questions for 80 marks in 3 hours: Section A 20 questions of 1 mark (18 multiple choice, 2 assertion-reason), B 5 of 2 marks, C 6 of 3, D 4 of 5, and E 3 case studies of 4. Internal assessment adds 20 marks.\nUnits: Algebra 20, Geometry 15, Trigonometry 12, Statistics and Probability 11, Mensuration 10, Number Systems 6, Coordinate Geometry 6.',
  ),
  concept(
    'case-study',
    /case[- ]stud|assertion/,
    ['How do I answer a case study question?', 'assertion reason questions'],
    'A case study has a short story and parts of 1, 1 and 2 marks. Read the questions first, then look for the numbers you need; the parts can be answered separately.\nIn an assertion-reason question judge each statement by itself: is A true, is R true? Only if both are, ask whether R explains A.',
  ),
  concept(
    'writing-proofs',
    /\bproofs?\b|\btheorems?\b/,
    ['How do I write a proof in geometry?'],
    'A proof needs five parts: given, to prove, figure, construction (if any), and the proof itself with a reason for every line, such as "radii of one circle" or "AA criterion". End with "Hence proved."\nTheorems to know: the Basic Proportionality Theorem, tangent perpendicular to the radius, equal tangents from an external point, and the proof that $\\sqrt{2}$ is irrational.',
  ),
]

/** Words about studying in general: asked after every chapter. */
export const studyRules: readonly Rule[] = [
  concept(
    'study',
    /\bstud(?:y|ying|ies)\b|\bprepar\w*|\brevis(?:e|ion|ing)\b|\bpractic|\bpractis|\blearn/,
    ['How should I study and prepare for the maths exam?', 'How do I prepare?'],
    '1. Begin with the heavy units: Algebra carries 20 of the 80 marks, Geometry 15, Trigonometry 12.\n2. Read the lesson, then do problems of that chapter at once: easy, medium, hard.\n3. Keep a sheet of formulas and a list of your own mistakes, and read both before you sleep.\n4. Once a week write a full paper in 3 hours without a calculator, and mark it step by step.\nA little every day does more than one long Sunday.',
  ),
  concept(
    'exam',
    /\bexams?\b|\bboards?\b|\bcbse\b|\btests?\b|\bpaper\b|\bmarks\b/,
    ['Tell me about the board exam', 'exam tips'],
    'The maths board exam has 38 questions for 80 marks in 3 hours, and no calculator is allowed.\nUse the 15 minutes of reading time to choose the easier option of each internal choice. Write formula, substitution, calculation and conclusion on separate lines: steps earn marks. Answer every multiple choice question, for there is no negative marking. Keep 15 minutes for checking.',
  ),
  concept(
    'stuck',
    /\bstuck\b|\bhelp\b|\bhints?\b|\bconfus\w*|don'?t (?:understand|know)|get started|how do i (?:start|begin)/,
    ['I am stuck on a problem. How do I get started?', 'Help!'],
    'Take it step by step:\n1. Write down what is given and what is asked.\n2. Draw and label a figure, or make a table.\n3. Name the formula or theorem that joins the two.\n4. Put the numbers in and work line by line.\nIn Practice, Show Hints gives the next step. Or tell me the chapter or the words of the question, for example "How do I use the section formula?".',
  ),
  concept(
    'difficult',
    /\bdifficult\w*|\bhard\b|\btough\b|\bscared?\b|\bafraid\b|\bweak\b|\bfail|\bhate\b|\bnervous\b|\bworried\b/,
    ['Maths is difficult', 'This is too hard'],
    'Maths feels hard when a step is missing, and a missing step can be found. Go back to the easy problems of the chapter and read one worked solution line by line; then cover it and write it again.\nTen minutes a day on one topic is enough to see a change. Which chapter troubles you most? Ask me about one idea of it.',
  ),
  concept(
    'formulas',
    /\bformulas?\b|\bformulae\b/,
    ['Give me formulas'],
    'Which chapter? Ask, for example, "statistics formulas", "volume formulas", "quadratic formula" or "main formulas of coordinate geometry". Every lesson in Learn also ends with its important formulas.',
  ),
  concept(
    'about',
    /who are you|what can you do|your name|are you (?:an? )?(?:ai|robot|human|bot)/,
    ['Who are you?', 'What can you do?'],
    'I am the maths helper of this app, and I work by rules inside your browser, without the internet. I can explain every idea of Class 10 maths, find HCF and LCM, solve quadratic equations and pairs of linear equations, work with APs, points and averages, do arithmetic, and give tips for the exam.',
  ),
  concept(
    'thanks',
    /\bthank|\bthanks\b|\bthx\b|\bdhanyavaa?d\b|\bshukriya\b/,
    ['Thank you'],
    'You are welcome! Keep practising, a little every day. What shall we look at next?',
  ),
  concept(
    'greeting',
    /^(?:hi+|hello+|hey+|namaste|namaskar|good (?:morning|afternoon|evening))\b|\b(?:hi|hello|hey)$|\bhow are you\b/,
    ['Hi', 'Hello there', 'namaste'],
    'Hello! Which part of maths shall we look at today? You can ask "What is a polynomial?", "HCF of 12 and 18" or "How do I manage my time in the exam?".',
  ),
]
