/** Props that break a rule of the grammar, by the title of the rule. The list only shrinks. */
export const grammarExceptions: Readonly<Record<string, readonly string[]>> = {
  'a value or an open state that can change has three optional props': [
    'BannerArea.onCategoriesOpenChange',
    'DeliveryForm.onZoneChange',
    'ProductFilters.onValueChange',
    'SearchBox.onQueryChange',
    'SiteHeader.onDrawerOpenChange',
    'ZoneChoice.onValueChange',
  ],
}
