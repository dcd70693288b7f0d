import * as icons from '../../src/components/icon/index.ts'
import * as ui from '../../src/index.ts'
import {
  inAlert,
  inDialog,
  inMenu,
  inPopover,
  inTable,
  inTableBody,
  inTableHead,
  inTableRow,
  inTabs,
} from './sample-parents.tsx'
import { sample, type Sample } from './sample.ts'

const nothing = () => {}

/** A sample of each component in `components`. */
export const componentSamples: Record<string, Sample> = {
  AlertDialogClose: sample(<ui.AlertDialogClose>Close</ui.AlertDialogClose>, inAlert),
  AlertDialogContent: sample(<ui.AlertDialogContent aria-label="Remove it?" />, {
    within: (piece) => <ui.AlertDialog defaultOpen>{piece}</ui.AlertDialog>,
    portal: true,
  }),
  AlertDialogDescription: sample(
    <ui.AlertDialogDescription>Gone.</ui.AlertDialogDescription>,
    inAlert,
  ),
  AlertDialogFooter: sample(<ui.AlertDialogFooter />, inAlert),
  AlertDialogTitle: sample(<ui.AlertDialogTitle>Remove it?</ui.AlertDialogTitle>, {
    within: (piece) => (
      <ui.AlertDialog defaultOpen>
        <ui.AlertDialogContent>{piece}</ui.AlertDialogContent>
      </ui.AlertDialog>
    ),
    portal: true,
  }),
  Badge: sample(<ui.Badge>New</ui.Badge>),
  Breadcrumb: sample(<ui.Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Fan' }]} />),
  Button: sample(<ui.Button>Save</ui.Button>),
  ButtonLink: sample(<ui.ButtonLink href="/">Home</ui.ButtonLink>),
  Card: sample(<ui.Card>Fan</ui.Card>),
  Divider: sample(<ui.Divider />),
  Carousel: sample(
    <ui.Carousel aria-label="Offers">
      <p>One</p>
      <p>Two</p>
    </ui.Carousel>,
  ),
  Checkbox: sample(<ui.Checkbox label="I agree" />, { native: true }),
  DialogClose: sample(<ui.DialogClose>Close</ui.DialogClose>, inDialog),
  DialogContent: sample(<ui.DialogContent aria-label="Size guide" />, {
    within: (piece) => <ui.Dialog defaultOpen>{piece}</ui.Dialog>,
    portal: true,
  }),
  DialogDescription: sample(<ui.DialogDescription>1.8 litres.</ui.DialogDescription>, inDialog),
  DialogFooter: sample(<ui.DialogFooter />, inDialog),
  DialogTitle: sample(<ui.DialogTitle>Size guide</ui.DialogTitle>, {
    within: (piece) => (
      <ui.Dialog defaultOpen>
        <ui.DialogContent>{piece}</ui.DialogContent>
      </ui.Dialog>
    ),
    portal: true,
  }),
  DialogTrigger: sample(<ui.DialogTrigger>Open</ui.DialogTrigger>, {
    within: (piece) => <ui.Dialog>{piece}</ui.Dialog>,
  }),
  DrawerContent: sample(<ui.DrawerContent aria-label="Menu" />, {
    within: (piece) => <ui.Drawer defaultOpen>{piece}</ui.Drawer>,
    portal: true,
  }),
  DrawerTitle: sample(<ui.DrawerTitle>Menu</ui.DrawerTitle>, {
    within: (piece) => (
      <ui.Drawer defaultOpen>
        <ui.DrawerContent>{piece}</ui.DrawerContent>
      </ui.Drawer>
    ),
    portal: true,
  }),
  EmptyState: sample(<ui.EmptyState title="Nothing here" />),
  ErrorState: sample(<ui.ErrorState title="That did not work" />),
  Field: sample(
    <ui.Field label="Name">
      <ui.Input />
    </ui.Field>,
  ),
  Heading: sample(<ui.Heading level={2}>Offers</ui.Heading>),
  Highlight: sample(<ui.Highlight text="Table fan" highlight={['fan']} />),
  IconButton: sample(<ui.IconButton aria-label="Close">×</ui.IconButton>),
  Image: sample(<ui.Image src="products/fan-sky-1.960w.jpg" alt="Fan" />),
  Input: sample(<ui.Input aria-label="Name" />),
  LanguageLink: sample(
    <ui.LanguageLink href="/bn" language="bn">
      বাংলা
    </ui.LanguageLink>,
  ),
  Link: sample(<ui.Link href="/">Home</ui.Link>),
  PageTitle: sample(<ui.PageTitle>Offers</ui.PageTitle>),
  PhoneLink: sample(<ui.PhoneLink phone="01700-000000" />),
  QuantityStepper: sample(
    <ui.QuantityStepper aria-label="Fan" value={1} onValueChange={() => {}} />,
  ),
  Radio: sample(<ui.Radio value="a" label="A" />, {
    within: (piece) => <ui.RadioGroup label="Which">{piece}</ui.RadioGroup>,
    native: true,
  }),
  RadioGroup: sample(
    <ui.RadioGroup label="Which">
      <ui.Radio value="a" label="A" />
    </ui.RadioGroup>,
  ),
  Select: sample(<ui.Select aria-label="Sort" />),
  Skeleton: sample(<ui.Skeleton loading>Fan</ui.Skeleton>),
  Spinner: sample(<ui.Spinner />),
  Callout: sample(<ui.Callout>Saved</ui.Callout>),
  Textarea: sample(<ui.Textarea aria-label="Address" />),
  VisuallyHidden: sample(<ui.VisuallyHidden>Was</ui.VisuallyHidden>),

  Autocomplete: sample(
    <ui.Autocomplete
      aria-label="Search"
      value=""
      items={[]}
      onValueChange={nothing}
      onSelect={nothing}
    />,
  ),
  Confetti: sample(<ui.Confetti />),
  CopyButton: sample(<ui.CopyButton value="SAVE5" />),
  Form: sample(<ui.Form />),
  SubmitButton: sample(<ui.SubmitButton>Send</ui.SubmitButton>),
  LoadingBar: sample(<ui.LoadingBar loading={false} />),
  MapEmbed: sample(
    <ui.MapEmbed title="Shop" src="about:blank" linkHref="https://example.com" address="Dhaka" />,
  ),
  Prose: sample(<ui.Prose trustedHtml="<p>Fan</p>" />),
  Rating: sample(<ui.Rating value={4} />),
  RatingInput: sample(<ui.RatingInput />),
  ShareButton: sample(<ui.ShareButton title="Fan" />, { native: true }),
  TableOfContents: sample(<ui.TableOfContents items={[{ id: 'a', label: 'A' }]} />),
  Tabs: sample(
    <ui.Tabs defaultValue="a">
      <ui.TabsList aria-label="About this product">
        <ui.TabsTrigger value="a">A</ui.TabsTrigger>
      </ui.TabsList>
      <ui.TabsContent value="a">Fan</ui.TabsContent>
    </ui.Tabs>,
  ),
  TabsContent: sample(<ui.TabsContent value="a">Fan</ui.TabsContent>, inTabs),
  TabsList: sample(<ui.TabsList aria-label="About this product" />, inTabs),
  TabsTrigger: sample(<ui.TabsTrigger value="a">A</ui.TabsTrigger>, {
    within: (piece) => (
      <ui.Tabs defaultValue="a">
        <ui.TabsList aria-label="About this product">{piece}</ui.TabsList>
      </ui.Tabs>
    ),
  }),
  Toast: sample(<ui.Toast open>Saved</ui.Toast>),
  ToastAction: sample(<ui.ToastAction>Undo</ui.ToastAction>),
  Toaster: sample(<ui.Toaster />),
  ToastRegion: sample(<ui.ToastRegion />),

  Accordion: sample(<ui.Accordion />),
  AccordionItem: sample(<ui.AccordionItem title="How do I pay?">In cash.</ui.AccordionItem>),
  AppShell: sample(<ui.AppShell brand="Haat" items={[{ id: 'a', label: 'A', href: '#a' }]} />),
  AppShellHeader: sample(<ui.AppShellHeader title="Orders" />),
  Avatar: sample(<ui.Avatar name="Rahima Begum" />),
  ButtonGroup: sample(<ui.ButtonGroup aria-label="Export" />),
  ConfirmDialog: sample(
    <ui.ConfirmDialog defaultOpen title="Delete it?" confirmText="Delete" onConfirm={nothing} />,
    { portal: true },
  ),
  BarChart: sample(<ui.BarChart caption="Orders" columns={['Day', 'Orders']} bars={[]} />),
  Barcode: sample(<ui.Barcode value="4029001234" />),
  StatTile: sample(<ui.StatTile label="To call" value="None" href="#" />),
  DataList: sample(<ui.DataList />),
  DataListItem: sample(<ui.DataListItem label="Parcel">Fan</ui.DataListItem>, {
    within: (piece) => <ui.DataList>{piece}</ui.DataList>,
  }),
  FileDrop: sample(<ui.FileDrop aria-label="Products">Choose a file</ui.FileDrop>, {
    native: true,
  }),
  Kbd: sample(<ui.Kbd>Enter</ui.Kbd>),
  MenuContent: sample(<ui.MenuContent />, {
    within: (piece) => (
      <ui.Menu defaultOpen>
        <ui.MenuTrigger>Actions</ui.MenuTrigger>
        {piece}
      </ui.Menu>
    ),
    portal: true,
  }),
  MenuItem: sample(<ui.MenuItem>Confirm</ui.MenuItem>, inMenu),
  MenuLabel: sample(<ui.MenuLabel>Today</ui.MenuLabel>, inMenu),
  MenuSeparator: sample(<ui.MenuSeparator />, inMenu),
  MenuTrigger: sample(<ui.MenuTrigger>Actions</ui.MenuTrigger>, {
    within: (piece) => <ui.Menu>{piece}</ui.Menu>,
  }),
  Pagination: sample(<ui.Pagination pageCount={9} />),
  PopoverClose: sample(<ui.PopoverClose>Done</ui.PopoverClose>, {
    within: (piece) => (
      <ui.Popover defaultOpen>
        <ui.PopoverTrigger>Columns</ui.PopoverTrigger>
        <ui.PopoverContent aria-label="Columns">{piece}</ui.PopoverContent>
      </ui.Popover>
    ),
    portal: true,
  }),
  PopoverContent: sample(<ui.PopoverContent aria-label="Columns" />, inPopover),
  PopoverTrigger: sample(<ui.PopoverTrigger>Columns</ui.PopoverTrigger>, {
    within: (piece) => <ui.Popover>{piece}</ui.Popover>,
  }),
  PrintSheet: sample(<ui.PrintSheet />),
  Progress: sample(<ui.Progress aria-label="Import" value={0.3} />),
  SegmentedControl: sample(
    <ui.SegmentedControl aria-label="Period" items={[{ id: 'today', label: 'Today' }]} />,
  ),
  Switch: sample(<ui.Switch label="Show it" />, { native: true }),
  TabNav: sample(<ui.TabNav aria-label="Orders" items={[{ id: 'a', label: 'A', href: '#a' }]} />),
  Table: sample(<ui.Table aria-label="Orders" />),
  TableBody: sample(<ui.TableBody />, inTable),
  TableCell: sample(<ui.TableCell label="Total">Dhaka</ui.TableCell>, inTableRow),
  TableColumn: sample(
    <ui.TableColumn sort="none" onSort={nothing}>
      Total
    </ui.TableColumn>,
    inTableHead,
  ),
  TableDetail: sample(<ui.TableDetail columns={2}>Dhaka</ui.TableDetail>, inTableBody),
  TableDetailCell: sample(
    <ui.TableDetailCell rowName="Fan" detailId="detail" expanded={false} onToggle={nothing} />,
    inTableRow,
  ),
  TableHead: sample(<ui.TableHead />, inTable),
  TableMessage: sample(<ui.TableMessage columns={2}>No orders yet</ui.TableMessage>, inTableBody),
  TableRow: sample(<ui.TableRow />, inTableBody),
  TableSelectCell: sample(
    <ui.TableSelectCell rowName="Fan" selected={false} onSelect={nothing} />,
    inTableRow,
  ),
  Timeline: sample(<ui.Timeline aria-label="Import" />),
  TimelineItem: sample(<ui.TimelineItem title="uploaded" />, {
    within: (piece) => <ui.Timeline aria-label="Import">{piece}</ui.Timeline>,
  }),
  TooltipContent: sample(<ui.TooltipContent>Copies the address</ui.TooltipContent>, {
    within: (piece) => (
      <ui.Tooltip defaultOpen>
        <ui.TooltipTrigger>Why?</ui.TooltipTrigger>
        {piece}
      </ui.Tooltip>
    ),
    portal: true,
  }),
  TooltipTrigger: sample(<ui.TooltipTrigger>Why?</ui.TooltipTrigger>, {
    within: (piece) => <ui.Tooltip>{piece}</ui.Tooltip>,
  }),

  ...Object.fromEntries(Object.entries(icons).map(([name, Shape]) => [name, sample(<Shape />)])),
}
