import { defineDocumentType, defineNestedType, makeSource } from 'contentlayer2/source-files'
import rehypeKatex from 'rehype-katex'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { contentErrors } from './lib/content/content-errors'
import { contentFiles } from './scripts/content-files'
import { remarkBreakableMath } from './lib/content/remark-breakable-math'
import { formulaOptions } from './lib/rich-text/formula'
import { topicKeys } from './lib/syllabus'

/** In development the last content that was right: `scripts/desk.ts`. */
const contentFolder = process.env.CONTENT_FOLDER ?? 'content'

const Prompt = defineNestedType(() => ({
  name: 'Prompt',
  fields: { text: { type: 'string', required: true }, prompt: { type: 'string', required: true } },
}))

const NamedFormula = defineNestedType(() => ({
  name: 'NamedFormula',
  fields: { name: { type: 'string', required: true }, formula: { type: 'string', required: true } },
}))

const Lesson = defineDocumentType(() => ({
  name: 'Lesson',
  filePathPattern: 'lessons/{*,*/index}.mdx',
  contentType: 'mdx',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    duration: { type: 'number', required: true },
    importantFormulas: { type: 'list', of: NamedFormula, required: true },
    boardTips: { type: 'list', of: Prompt, required: true },
    archetypes: { type: 'list', of: { type: 'string' } },
  },
}))

/** Of a lesson that is a folder: its concepts, in the order of their numbers. */
const ConceptFile = defineDocumentType(() => ({
  name: 'ConceptFile',
  filePathPattern: 'lessons/*/[0-9]*-*.mdx',
  contentType: 'mdx',
}))

/** Solved samples, or a paper to be sat; its shape is checked with the rest of the content: contentErrors. */
const Paper = defineDocumentType(() => ({
  name: 'Paper',
  filePathPattern: 'papers/*.yaml',
  contentType: 'data',
  fields: {
    id: { type: 'string', required: true },
    title: { type: 'string', required: true },
    year: { type: 'number', required: true },
    note: { type: 'string' },
    // of a paper to be sat
    blueprint: { type: 'string' },
    marks: { type: 'number' },
    minutes: { type: 'number' },
    readingMinutes: { type: 'number' },
    sections: { type: 'json', required: true },
  },
}))

/** Its shape is checked with the rest of the content: contentErrors. */
const PaperBlueprint = defineDocumentType(() => ({
  name: 'PaperBlueprint',
  filePathPattern: 'blueprints/*.yaml',
  contentType: 'data',
  fields: {
    id: { type: 'string', required: true },
    title: { type: 'string', required: true },
    marks: { type: 'number', required: true },
    minutes: { type: 'number', required: true },
    readingMinutes: { type: 'number', required: true },
    difficulty: { type: 'json', required: true },
    units: { type: 'json', required: true },
    sections: { type: 'json', required: true },
  },
}))

const PracticeTipList = defineDocumentType(() => ({
  name: 'PracticeTipList',
  filePathPattern: 'tips/practice.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: { tips: { type: 'list', of: Prompt, required: true } },
}))

const StudyTipList = defineDocumentType(() => ({
  name: 'StudyTipList',
  filePathPattern: 'tips/study.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: { tips: { type: 'list', of: { type: 'string' }, required: true } },
}))

const TopicPrompt = defineNestedType(() => ({
  name: 'TopicPrompt',
  fields: {
    topic: { type: 'enum', options: topicKeys, required: true },
    text: { type: 'string', required: true },
    prompt: { type: 'string', required: true },
  },
}))

const ProblemTipList = defineDocumentType(() => ({
  name: 'ProblemTipList',
  filePathPattern: 'tips/problem.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: { tips: { type: 'list', of: TopicPrompt, required: true } },
}))

export default makeSource({
  contentDirPath: contentFolder,
  contentDirExclude: ['README.md', 'messages.md', '**/#*'],
  documentTypes: [Lesson, ConceptFile, Paper, PaperBlueprint, PracticeTipList, StudyTipList, ProblemTipList],
  disableImportAliasWarning: true,
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  mdx: {
    remarkPlugins: [remarkGfm, remarkMath, remarkBreakableMath],
    rehypePlugins: [[rehypeKatex, formulaOptions(false)]],
  },
  onSuccess: () => {
    // a bench of content that is made up looks at it by itself
    if (process.env.CONTENT_CHECKED === 'yes') return Promise.resolve()
    const errors = contentErrors(contentFiles(contentFolder))
    if (errors.length > 0) throw new Error(`mistakes in the content:\n\n${errors.join('\n')}\n`)
    return Promise.resolve()
  },
})
