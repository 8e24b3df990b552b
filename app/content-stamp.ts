import { createHash } from 'node:crypto'
import { allDocuments } from 'contentlayer/generated'

/** Names the content as the server has it: another one as soon as any of it has changed. Of use in development alone. */
export const contentStamp = (): string => createHash('sha1').update(JSON.stringify(allDocuments)).digest('hex')
