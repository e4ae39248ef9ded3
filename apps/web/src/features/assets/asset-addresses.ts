/** The addresses of the pages about assets. */
export const assetAddresses = (companyDomain: string) => ({
  bookings: { to: '/employments/$companyDomain/asset-bookings', params: { companyDomain } } as const,
  register: { to: '/employments/$companyDomain/asset-management', params: { companyDomain } } as const,
  category: (categoryID: string) =>
    ({
      to: '/employments/$companyDomain/asset-management/$categoryID',
      params: { companyDomain, categoryID },
    }) as const,
  of: ({ id, categoryID }: { readonly id: string; readonly categoryID: string }) =>
    ({
      to: '/employments/$companyDomain/asset-management/$categoryID/$assetID',
      params: { companyDomain, categoryID, assetID: id },
    }) as const,
})
