interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown
}

/**
 * Libraries write style sheets by innerHTML. The default policy lets through what holds no markup and refuses
 * everything else, so that text never becomes an element.
 */
export function admitOnlyPlainText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('markup is not admitted here')
      return text
    },
  })
}
