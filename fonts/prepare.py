"""
Cuts PretendardVariable.woff2 into the files that tools/fonts.ts takes characters from:

    pip install fonttools==4.66.1 brotli && python fonts/prepare.py
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta_optimize

FOLDER = Path(__file__).parent
# As fine as Korean fonts are drawn; Pretendard has 2048, which costs a tenth more bytes.
EM = 1000
# How far a point may be off between two weights, in units of the em. Pretendard states each point's way.
TOLERANCE = 1
SYLLABLES = set(range(0xAC00, 0xD7A4))
# The language switch of English pages.
ON_ENGLISH_PAGES = "한국어"
# The name is reserved: a modified version may not carry it. These records name the font; others hold copyright and licence.
NAMING_RECORDS = {1, 3, 4, 6, 16, 18, 20, 21, 25}


def prepare(name, weights, wanted):
    font = TTFont(FOLDER / "PretendardVariable.woff2")
    for record in font["name"].names:
        if record.nameID in NAMING_RECORDS:
            record.string = str(record).replace("Pretendard", "GamasanTxt")
    options = Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if wanted(code)])
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weights}, optimize=False)
    scale_upem(font, EM)
    for glyph, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
        for variation in variations:
            deltas = variation.coordinates
            variation.coordinates = iup_delta_optimize(deltas, list(points), control.endPts, TOLERANCE)
    font.save(FOLDER / f"GamasanTxt-{name}.woff2")


# Only figures are set in 300: without that weight a syllable is smaller by a quarter.
prepare("hangul", (400, 700), lambda code: code in SYLLABLES)
prepare("latin", (300, 700), lambda code: code not in SYLLABLES or chr(code) in ON_ENGLISH_PAGES)
