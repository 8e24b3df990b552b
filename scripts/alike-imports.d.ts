/** The text of a list of our own modules with its imports in alike order; lists of a few are left as they are. `this` is webpack's, which says where the file lies. */
export default function alikeImports(
  this: { readonly resourcePath: string; readonly addDependency: (file: string) => void },
  text: string,
): string
