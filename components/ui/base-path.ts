/** The folder of its host that the site lies in, "/maths"; empty at the root. The build writes it in. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
