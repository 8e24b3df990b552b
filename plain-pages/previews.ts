/** Where the pictures for previews of links lie in the site. */
export const startPreviewPlace = 'previews/start.png'
export const lessonPreviewPlace = (topic: string): string => `previews/lessons/${topic}.png`
export const paperPreviewPlace = (id: string): string => `previews/papers/${id}.png`
