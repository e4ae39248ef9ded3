/** The name under which receivers look for the XML in a PDF. */
export const FACTUR_X_FILE_NAME = 'factur-x.xml'
export const FACTUR_X_FILE_TYPE = 'text/xml'
/** The XML says all that the pages say, so that either may be booked. */
export const FACTUR_X_RELATIONSHIP = 'Alternative'

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  { name: 'DocumentType', value: 'INVOICE', description: 'The type of the hybrid document' },
  { name: 'DocumentFileName', value: FACTUR_X_FILE_NAME, description: 'The name of the embedded XML document' },
  { name: 'Version', value: '1.0', description: 'The version of the standard of the embedded XML document' },
  { name: 'ConformanceLevel', value: 'EN 16931', description: 'The profile of the embedded XML document' },
]

const propertyOf = ({ name, value }: (typeof properties)[number]): string => `<fx:${name}>${value}</fx:${name}>`

const descriptionOf = ({ name, description }: (typeof properties)[number]): string =>
  `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`

/**
 * What the PDF’s metadata say of the XML in it, as parts of its rdf:RDF beside those that make it a PDF/A-3b. PDF/A allows
 * only properties that it knows or that are described, so the second part describes the first.
 */
export const facturXMetadata = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${properties.map(propertyOf).join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.map(descriptionOf).join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`
