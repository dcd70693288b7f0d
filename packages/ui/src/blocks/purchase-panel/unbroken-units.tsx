import type { ReactElement } from 'react'

// A number with its unit, such as "1.8 L", and a word that ends after its hyphen, such as "Type-C".
const UNITS = /(\p{Nd}[\p{Nd}.,]*\s[\p{L}\p{M}]{1,5}(?![\p{L}\p{M}])|\S+-\S{1,2}(?![^\s,;.)]))/gu

/** A name whose units are not broken between two lines. Another name is another element, also where the page is translated. */
export function unbrokenUnits(name: string): ReactElement {
  return (
    <span key={name}>
      {name.split(UNITS).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="shop:whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </span>
  )
}
