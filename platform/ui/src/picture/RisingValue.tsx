/** Ranges of hills under a quiet sun, and a value that rises over them. Purely decorative. */
export function RisingValue({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 560 360"
      preserveAspectRatio="xMidYMax slice"
      overflow="visible"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <g opacity=".1">
          {[60, 110, 160, 210].map((y) => (
            <path key={y} d={`M0 ${y}h560`} strokeDasharray="2 8" />
          ))}
        </g>
        <circle cx="412" cy="98" r="34" fill="currentColor" fillOpacity=".14" stroke="none" />
        <circle cx="412" cy="98" r="52" opacity=".16" />
        <circle cx="412" cy="98" r="74" opacity=".08" />
      </g>
      <path
        fill="currentColor"
        fillOpacity=".06"
        d="M0 214c40-22 74-44 116-38 46 6 66 40 112 36 54-4 78-58 134-60 52-2 84 44 128 40 28-2 50-16 70-30v198H0z"
      />
      <path
        fill="currentColor"
        fillOpacity=".07"
        d="M0 262c52-10 82-44 134-40 50 4 74 40 124 36 56-4 92-50 148-46 58 4 92 40 154 26v122H0z"
      />
      <path
        fill="currentColor"
        fillOpacity=".08"
        d="M0 312c62-24 108-34 164-22 60 12 96 30 156 20 74-12 132-38 240-22v72H0z"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="currentColor"
          strokeOpacity=".85"
          strokeWidth="2"
          d="M28 250c24-6 36-20 58-18 26 2 34 22 60 16 30-6 36-46 66-50 26-4 36 20 62 12 32-10 36-56 68-66 24-8 40 6 62-8 26-16 34-36 66-46"
        />
        <path
          stroke="currentColor"
          strokeOpacity=".28"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          d="M28 268c60-4 96-10 150-22 60-14 104-26 158-44 52-18 88-36 134-62"
        />
      </g>
      <g fill="currentColor">
        <circle cx="212" cy="198" r="3.5" fillOpacity=".9" />
        <circle cx="342" cy="144" r="3.5" fillOpacity=".9" />
        <circle cx="470" cy="90" r="5" />
        <circle cx="470" cy="90" r="11" fillOpacity=".2" />
      </g>
    </svg>
  )
}
