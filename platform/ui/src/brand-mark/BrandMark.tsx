interface BrandMarkProps {
  /** Width and height in px. */
  readonly size: number
  /** White, for a ground in the brand's colour. */
  readonly inverted?: boolean | undefined
}

/** The mark of the portal. */
export function BrandMark({ size, inverted = false }: BrandMarkProps) {
  const [ground, line] = inverted
    ? ['var(--iisp-on-solid)', 'var(--iisp-brand-solid)']
    : ['var(--iisp-brand-solid)', 'var(--iisp-on-solid)']
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path d="M11 1 20 6v10l-9 5-9-5V6z" fill={ground} />
      <path
        d="M6 9.2 11 12l5-2.8M11 12v6"
        fill="none"
        stroke={line}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
