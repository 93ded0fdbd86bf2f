import type { AtRule, Plugin, Rule } from 'postcss'

/** The module a style file belongs to, null for the shell's and the kit's. */
export const moduleOf = (file: string): string | null =>
  /[\\/]modules[\\/]([a-z][a-z0-9-]*)[\\/]web[\\/]/.exec(file)?.[1] ?? null

/**
 * Keeps a module's styles to the module: every rule of `modules/<name>/web` counts only inside
 * `[data-app="<name>"]`, the mark that the loader puts around the module's pages and their pop-ups.
 */
export function scopeModuleCss(): Plugin {
  return {
    postcssPlugin: 'iisp-scope-module-css',
    Once(root, { result }) {
      const module = moduleOf(result.opts.from ?? '')
      if (module === null) return
      root.walkRules((rule) => {
        if (isFrame(rule)) return
        const taken = rule.nodes.filter((node) => node.type === 'decl' && node.prop === 'composes')
        // CSS Modules compose a class alone
        if (taken.length > 0) rule.cloneBefore().removeAll().append(taken)
        rule.selectors = rule.selectors.map((selector) => scoped(selector, `[data-app="${module}"]`))
      })
    },
  }
}

/** The steps of an animation are written like rules. A nested rule is scoped by the one around it. */
const isFrame = (rule: Rule): boolean =>
  rule.parent?.type === 'rule' ||
  (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))

/** Selectors of the whole page (:root, html, body) select the module's root element instead. */
const scoped = (selector: string, scope: string): string => {
  const inner = selector.replace(/^(?:(?::root|html|body)(?![\w-])\s*(?:>\s*)?)+/, '')
  return inner === '' ? scope : `${scope} ${inner}`
}
