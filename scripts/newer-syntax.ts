import { Visitor, parseSync, type VisitorObject } from 'vite'

/** Syntax that Chrome 86 does not support, with the first version that does. */
export interface NewerSyntax {
  readonly what: string
  readonly chrome: number | 'none'
  /** Offset in the script. */
  readonly at: number
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const
const regexFlags = { d: 90, v: 112 } as const

/** Finds syntax in a module script that Chrome 86 does not support. Throws if the script has a syntax error. */
export function newerSyntax(script: string): NewerSyntax[] {
  const { program, errors } = parseSync('script.js', script, { sourceType: 'module' })
  if (errors[0]) throw new Error(errors[0].message)
  const found: NewerSyntax[] = []
  const report = (node: { start: number }, what: string, chrome: number | 'none') =>
    found.push({ what, chrome, at: node.start })
  let depth = 0
  const visitor: VisitorObject = {
    StaticBlock: (node) => report(node, 'static block of a class', 94),
    AccessorProperty: (node) => report(node, 'accessor field', 'none'),
    Decorator: (node) => report(node, 'decorator', 'none'),
    AwaitExpression: (node) => void (depth === 0 && report(node, 'await outside a function', 89)),
    ForOfStatement: (node) =>
      void (node.await && depth === 0 && report(node, 'await outside a function', 89)),
    BinaryExpression(node) {
      const left: { type: string } = node.left
      if (left.type === 'PrivateIdentifier') report(node, '#field in object', 91)
    },
    VariableDeclaration(node) {
      if (node.kind.endsWith('using')) report(node, `${node.kind} declaration`, 134)
    },
    ImportDeclaration(node) {
      if (node.attributes.length > 0) report(node, 'import attributes', 123)
      if (node.phase) report(node, `import ${node.phase}`, 'none')
    },
    ImportExpression(node) {
      if (node.options) report(node, 'import attributes', 123)
    },
    ExportSpecifier(node) {
      if (node.exported.type === 'Literal') report(node, 'export under a text', 88)
    },
    ImportSpecifier(node) {
      if (node.imported.type === 'Literal') report(node, 'import of a text', 88)
    },
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      for (const [flag, chrome] of Object.entries(regexFlags)) {
        if (node.regex.flags.includes(flag)) report(node, `regular expression flag ${flag}`, chrome)
      }
      if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern)) report(node, 'regular expression modifiers', 125)
    },
  }
  for (const name of functions) {
    visitor[name] = () => void (depth += 1)
    visitor[`${name}:exit`] = () => void (depth -= 1)
  }
  new Visitor(visitor).visit(program)
  return found
}
