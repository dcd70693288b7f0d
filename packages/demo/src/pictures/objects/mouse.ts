import { group, line, path, plate, shadow } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A mouse from behind its shoulder; the other picture from the other side. */
export function mouse({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const drawing = [
    shadow(480, 716, 300, 96),
    path(
      'M160 596C160 700 270 784 470 784C700 784 826 690 820 560L800 540L170 560Z',
      linear(0, trim.dark, trim.base, trim.dark, trim.deep),
    ),
    path(
      'M160 590C150 440 280 250 480 222C680 204 816 360 822 540C826 660 700 748 480 748C280 748 168 690 160 590Z',
      radial(
        34,
        22,
        84,
        `${body.glow} 0`,
        `${body.light} 20`,
        `${body.base} 52`,
        `${body.dark} 80`,
        `${body.deep} 100`,
      ),
    ),
    path(
      'M806 470C826 560 780 660 640 706C560 732 470 736 400 730C560 730 700 690 750 600C776 556 790 510 806 470Z',
      body.light,
      'opacity=".3"',
    ),
    path(
      'M480 222C470 320 456 400 440 452C360 440 280 446 190 480',
      'none',
      `stroke="${body.deep}" stroke-width="7" opacity=".55" stroke-linecap="round"`,
    ),
    path(
      'M440 452C560 440 700 450 806 496',
      'none',
      `stroke="${body.deep}" stroke-width="7" opacity=".55" stroke-linecap="round"`,
    ),
    path(
      'M210 470C250 370 330 280 440 246C400 300 370 360 360 430C310 434 250 450 210 470Z',
      '#ffffff',
      'opacity=".34"',
    ),
    group(
      'translate(466 330) rotate(7)',
      plate(-30, -68, 60, 140, 30, black.deep),
      plate(-20, -54, 40, 112, 20, linear(0, black.base, black.light, black.deep)),
      ...[-36, -18, 0, 18, 36].map((y) => line(`M-16 ${y}L16 ${y}`, 6, black.deep)),
      plate(-20, -30, 40, 20, 8, accent.base),
    ),
    plate(424, 500, 44, 20, 10, linear(0, accent.light, accent.base, accent.dark)),
    path('M176 600C196 668 300 716 440 724C310 726 190 690 168 610Z', '#ffffff', 'opacity=".35"'),
  ].join('')
  return pose === 'hero' ? drawing : group('translate(960 0) scale(-1 1)', drawing)
}
