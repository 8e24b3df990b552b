/** The page of messages beside the editors' guide. */
export const guideFile = 'content/messages.md'
