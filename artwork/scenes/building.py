"""The pictures of court building: the court in pieces, its parts, and the five steps to a finished one."""

from .building_design import design
from .building_exploded import exploded_court
from .building_play import customisation, playing_surface, safety
from .building_steps import assembly, handover, logistics, prefabrication
from .building_walls import acrylic_walls, sandwich_panels, steel_structure

scenes = {
    "exploded-court": exploded_court,
    "part-acrylic-walls": acrylic_walls,
    "part-sandwich-panels": sandwich_panels,
    "part-steel-structure": steel_structure,
    "part-playing-surface": playing_surface,
    "part-safety": safety,
    "part-customisation": customisation,
    "step-design": design,
    "step-prefabrication": prefabrication,
    "step-logistics": logistics,
    "step-assembly": assembly,
    "step-handover": handover,
}
